import { ERR } from '#domain/contract/envelope.ts';
import type { Bilingual } from '#domain/text.ts';
import { notFound, Refusal } from '../http/refusal.ts';

export const noDevice = () => notFound({ zh: '该检票设备，请重新登记', en: 'device: please name it again' });
export const noOpenDoors = () => notFound({ zh: '正在入场的场次', en: 'evening with open doors' });
export const noPerformance = () => notFound({ zh: '该场次', en: 'performance' });
export const noAct = () => notFound({ zh: '该操作', en: 'act' });
export const noTickets = () =>
  notFound({ zh: '可以打印的门票：订单还没有成交', en: 'ticket to print: the order is not paid' });
export const nothingPublished = () => notFound({ zh: '已发布的音乐季', en: 'published season' });
export const noText = () => notFound({ zh: '这篇新闻或横幅', en: 'news or banner' });
export const noInvoice = () => notFound({ zh: '这张发票', en: 'invoice' });
export const noPhotograph = () =>
  new Refusal(ERR.badPayload, {
    zh: '没有收到照片，请重新选择。',
    en: 'No photograph arrived. Please choose it again.',
  });
export const noPicture = (fault: Bilingual) =>
  new Refusal(ERR.badPayload, {
    zh: `这张照片不能用：${fault.zh}。`,
    en: `This photograph cannot be used: it ${fault.en}.`,
  });
export const noSeasonFile = () =>
  new Refusal(ERR.badPayload, {
    zh: '没有收到文件，请重新选择音乐季的文件夹或压缩包。',
    en: 'No file arrived. Please choose the season’s folder or archive again.',
  });
export const notPublishable = () =>
  new Refusal(ERR.refused, {
    zh: '这一版还不能发布，请先检查并改正。',
    en: 'This could not be published as it is. Check it first, and mend what is told.',
  });
export const noSeasonHere = () =>
  new Refusal(ERR.refused, {
    zh: '浏览器里的演示不能读取音乐季的文件，请在服务器上发布。',
    en: 'The demonstration in a browser cannot read a season’s files. Publish on a server.',
  });
export const sayWhy = () =>
  new Refusal(ERR.badPayload, {
    zh: '请写明原因：它会留在记录里。',
    en: 'Please say why: it stands in the record.',
  });
export const noSuchReport = () =>
  new Refusal(ERR.badPayload, {
    zh: '报表可以是一场（evening）、一天（day）、一周（week）、一个月（month）或整个音乐季（season）。',
    en: 'A report is of an evening, a day, a week, a month or the season.',
  });
export const noSuchDay = () =>
  new Refusal(ERR.badPayload, { zh: '日期要写成 YYYY-MM-DD。', en: 'A day is written YYYY-MM-DD.' });
export const noSuchMonth = () =>
  new Refusal(ERR.badPayload, { zh: '月份要写成 YYYY-MM。', en: 'A month is written YYYY-MM.' });
