import type { Bilingual } from '#domain/text.ts';
import { exactly, inUnits } from '#lib/price.ts';
import { t } from '../catalogue/text.ts';
import type { Report } from '../desk/report/sums.ts';
import type { Content } from './content.ts';

const sum = (fen: number): Bilingual => {
  const text = `${fen < 0 ? '−' : ''}${exactly(inUnits(Math.abs(fen)))}`;
  return t(text, text);
};
const both = (name: Bilingual, value: Bilingual): readonly [Bilingual, Bilingual] => [name, value];

/** A report as a letter: its sums, with the table attached. There is nobody's name in it. */
export function reported(report: Report, tables: Readonly<Record<string, string>>): Content {
  const { title, sum: all, ledger, moved } = report;
  const of = (group: string): number =>
    report.lines.filter(l => l.group === group).reduce((places, l) => places + l.places, 0);
  const sold = report.kind === 'season' ? of('category') : of('sold');
  const count = t(String(sold), String(sold));
  return {
    subject: t(`报表：${title.zh}`, `Report: ${title.en}`),
    lead: t(
      `这是您设置的定时报表，${title.zh}。表格附在信后。`,
      `This is the report that you have sent, ${title.en}. Its table is attached.`,
    ),
    brief: t(`报表：${title.zh}，请在工作台查看。`, `Report: ${title.en}. Read it at the desk.`),
    rows: [
      both(t('售出数量', 'Sold'), count),
      ...(moved === undefined ? [] : [both(t('收款减退款', 'Came in, less what went back'), sum(moved))]),
      both(
        report.kind === 'season' ? t('各场合计', 'All evenings') : t('到此为止合计', 'All until then'),
        sum(all),
      ),
      both(t('账面', 'By the books'), sum(ledger)),
    ],
    ...(all !== ledger && {
      more: [t('两者不一致，请运行核对。', 'They differ: please run the reconciliation.')],
    }),
    link: { label: t('在工作台打开', 'Open at the desk'), to: '/desk/reports' },
    why: t(
      '这封邮件由系统按您在工作台的设置寄出，可以在“报表”页停止。',
      'Sent automatically, as you set it up at the desk; it is ended under Reports.',
    ),
    tables,
  };
}
