import { useEffect, useState } from 'react';
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
import { Columns, Section, useSay } from './section.tsx';

const never = new Promise<string>(() => undefined);

/** What says how things stand, and what lies over a page. */
export function States({ open }: { open: string | null }) {
  const say = useSay();
  const [shown, setShown] = useState(open);
  const close = () => setShown(null);
  const signIn = say('请先登录', 'Please sign in first');
  useEffect(() => {
    if (open === 'toast') toast(signIn);
  }, [open, signIn]);
  const actions = (
    <>
      <Button look="ghost" onClick={close}>
        {say('保留订单', 'Keep the order')}
      </Button>
      <Button onClick={close}>{say('取消订单', 'Cancel the order')}</Button>
    </>
  );
  const text = say(
    '座位将释放给其他观众，已使用的优惠券与积分原路退回。',
    'The seats go back on sale; coupons and points are returned.',
  );
  return (
    <Section title={['状态', 'States']}>
      <Columns least={20}>
        <div className="grid gap-4">
          <Note>{say('已为您保留座位。', 'Your seats are held.')}</Note>
          <Note kind="warn">{say('您的积分不足。', 'Your points are insufficient')}</Note>
          <Note kind="ok">
            {say('支付成功，正在出票。', 'Payment received. Your tickets are being issued.')}
          </Note>
          <Note kind="bad">
            {say('座位已被他人锁定，请重新选择。', 'That seat has just been taken. Please choose another.')}
          </Note>
          <Button onClick={() => setShown('dialog')}>{say('对话框', 'Dialog')}</Button>
          <Button onClick={() => setShown('sheet')}>{say('底部弹层', 'Sheet')}</Button>
          <Button onClick={() => toast(say('已保存', 'Saved'), 'ok')}>{say('提示', 'Toast')}</Button>
        </div>
        <EmptyState
          title={say('暂无搜索结果', 'No search results currently available')}
          text={say('换一个作曲家或曲名试试', 'Try another composer or work')}
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
                <Skeleton kind="button" />
              </>
            }
          >
            {() => null}
          </Load>
        </div>
      </Columns>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title={say('取消订单', 'Cancel the order')}
        footer={actions}
      >
        <p className="sec">{text}</p>
      </Dialog>
      <BottomSheet
        open={shown === 'sheet'}
        onClose={close}
        title={say('取消订单', 'Cancel the order')}
        footer={actions}
      >
        <p className="sec">{text}</p>
      </BottomSheet>
      {shown === 'wechat' && <WechatPopup agent="MicroMessenger" />}
    </Section>
  );
}
