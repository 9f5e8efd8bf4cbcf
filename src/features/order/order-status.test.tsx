import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#tests/ui.tsx';
import { OrderStatus } from './order-status.tsx';

describe('OrderStatus', () => {
  it.each([
    ['new', '待支付'],
    ['new_locked', '待支付'],
    ['new_confirm', '待支付'],
    ['cancel_sys', '系统取消'],
    ['cancel_timeout', '系统取消'],
    ['cancel_user', '用户取消'],
    ['paid_uncheck', '金额核对中'],
    ['paid_failure', '金额核对异常'],
    ['paid_certain', '出票中'],
    ['paid_success', '已成功'],
    ['paid_return_succ', '退票成功'],
    ['paid_return_fail', '核对失败退款'],
    ['paid_return_cert', '核对成功退款'],
    ['WAIT_PAY', '待支付'],
    ['CONFIRM_BUT_NOT_PAID', '待支付'],
    ['SYSTEM_CANCEL', '系统取消'],
    ['USER_CANCEL', '用户取消'],
    ['PAID', '已成功'],
    ['EXCEPTION', '订单异常'],
    ['OP_REFUND', '已退款'],
    ['DONE', '已完成'],
    ['toString', '状态待更新'],
  ])('%s: %s', async (value, word) => {
    await renderUi(<OrderStatus value={value} family="seat" />, { tree: 'zh-CN/pc' });
    expect(screen.getByText(word)).toBeTruthy();
  });

  it.each([
    ['WAIT_PAY', 'Unpaid'],
    ['CONFIRM_BUT_NOT_PAID', 'Unpaid'],
    ['SYSTEM_CANCEL', 'Out'],
    ['USER_CANCEL', 'Cancelled'],
    ['PAID', 'Succeeded'],
    ['EXCEPTION', 'Needs attention'],
    ['OP_REFUND', 'Refunded'],
    ['DONE', 'Succeeded'],
    ['SOMETHING_NEW', 'Status not known yet'],
  ])('in English %s: %s', async (value, word) => {
    await renderUi(<OrderStatus value={value} family="mall" />, { tree: 'en-US/pc' });
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.queryByText('The time to pay ran out.') !== null).toBe(value === 'SYSTEM_CANCEL');
  });

  it.each([
    ['paid_certain', '发卡中'],
    ['paid_return_succ', '退款成功'],
    ['paid_success', '已成功'],
  ])('a card is no ticket: %s is %s', async (value, word) => {
    await renderUi(<OrderStatus value={value} family="card" />, { tree: 'zh-CN/pc' });
    expect(screen.getByText(word)).toBeTruthy();
  });
});
