import { useEffect, useState } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Load } from '#ui/load.tsx';
import { Note } from '#ui/note.tsx';
import { BottomSheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState, StringLoader } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import { WechatPopup } from '#ui/wechat-popup.tsx';
import { Section } from './kit-show.tsx';

const never = new Promise<string>(() => undefined);

export function Overlays({ open }: { open: string | null }) {
  const zh = useTree().locale === 'zh-CN';
  const [shown, setShown] = useState(open);
  const close = () => setShown(null);
  useEffect(() => {
    if (open === 'toast' || open === 'dialog') toast(zh ? '请先登录' : 'Please sign in first');
  }, [open, zh]);
  const actions = (
    <>
      <Button look="ghost" onClick={close}>
        {zh ? '保留订单' : 'Keep the order'}
      </Button>
      <Button onClick={close}>{zh ? '取消订单' : 'Cancel the order'}</Button>
    </>
  );
  const text = zh
    ? '座位将释放给其他观众，已使用的优惠券与积分原路退回。'
    : 'The seats go back on sale; coupons and points are returned.';
  return (
    <Section title="States">
      <div
        style={{
          display: 'grid',
          gap: '1rem',
          gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,20rem),1fr))',
        }}
      >
        <div className="grid gap-4">
          <Note>{zh ? '已为您保留座位。' : 'Your seats are held.'}</Note>
          <Note kind="warn">{zh ? '您的积分不足。' : 'Your points are insufficient'}</Note>
          <Note kind="ok">
            {zh ? '支付成功，正在出票。' : 'Payment received. Your tickets are being issued.'}
          </Note>
          <Note kind="bad">
            {zh ? '座位已被他人锁定，请重新选择。' : 'That seat has just been taken. Please choose another.'}
          </Note>
          <Button onClick={() => setShown('dialog')}>{zh ? '对话框' : 'Dialog'}</Button>
          <Button onClick={() => setShown('sheet')}>{zh ? '底部弹层' : 'Sheet'}</Button>
          <Button onClick={() => toast(zh ? '已保存' : 'Saved', 'ok')}>{zh ? '提示' : 'Toast'}</Button>
        </div>
        <EmptyState
          title={zh ? '暂无搜索结果' : 'No search results currently available'}
          text={zh ? '换一个作曲家或曲名试试' : 'Try another composer or work'}
        />
        <StringLoader />
        <ErrorState onRetry={() => undefined} />
        <div>
          <Load
            from={never}
            skeleton={
              <>
                <Skeleton kind="title" />
                <Skeleton count={3} />
                <Skeleton kind="row" count={2} />
              </>
            }
          >
            {() => null}
          </Load>
        </div>
      </div>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title={zh ? '取消订单' : 'Cancel the order'}
        footer={actions}
      >
        <p className="sec">{text}</p>
      </Dialog>
      <BottomSheet
        open={shown === 'sheet'}
        onClose={close}
        title={zh ? '取消订单' : 'Cancel the order'}
        footer={actions}
      >
        <p className="sec">{text}</p>
      </BottomSheet>
      {shown === 'wechat' && <WechatPopup agent="MicroMessenger" />}
    </Section>
  );
}
