import { notFound } from '../http/refusal.ts';

export const noDevice = () => notFound({ zh: '该检票设备，请重新登记', en: 'device: please name it again' });
export const noOpenDoors = () => notFound({ zh: '正在入场的场次', en: 'evening with open doors' });
export const noPerformance = () => notFound({ zh: '该场次', en: 'performance' });
export const noAct = () => notFound({ zh: '该操作', en: 'act' });
export const noTickets = () =>
  notFound({ zh: '可以打印的门票：订单还没有成交', en: 'ticket to print: the order is not paid' });
