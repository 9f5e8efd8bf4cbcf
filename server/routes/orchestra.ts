import { orchestra } from '#domain/contract/orchestra.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { hallView } from '../catalogue/hall-view.ts';
import { localised } from '../catalogue/localise.ts';
import { housePage, orchestraOf, reportView, roleViews, sectionViews } from '../catalogue/orchestra.ts';
import type { ReportDoc } from '../catalogue/orchestra-types.ts';
import { personDetail } from '../catalogue/person.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { cardView, iso, viewOf } from '../catalogue/view.ts';
import { isToHear } from '../digital/related.ts';
import { type Endpoint, open } from '../http/endpoint.ts';
import type { Refusal } from '../http/refusal.ts';
import { reportName } from '../report/name.ts';
import { noPart, noPerson, noReport, noReportFile } from './refusals.ts';

const found = <T>(value: T | null | undefined, absent: () => Refusal): T => {
  if (value === null || value === undefined) throw absent();
  return value;
};
const reportOf = (catalogue: Catalogue, year: number): ReportDoc =>
  found(
    orchestraOf(catalogue).reports.find(r => r.year === year),
    noReport,
  );
const withoutId = <T extends { readonly id: string }>({ id: _, ...rest }: T) => rest;

export const endpoints: readonly Endpoint[] = [
  open(orchestra.members, async ({ deps, locale }) => {
    const catalogue = await getCatalogue(deps);
    const sections = sectionViews(catalogue, locale);
    return {
      roles: roleViews(catalogue, locale),
      sections,
      total: sections.reduce((sum, s) => sum + s.players.length, 0),
    };
  }),
  open(orchestra.person, async (ctx, { id }) => {
    const view = await viewOf(ctx);
    return { ...found(personDetail(view, id), noPerson), toHear: isToHear(view, { artistId: id }) };
  }),
  open(orchestra.events, async ({ deps, locale }) =>
    orchestraOf(await getCatalogue(deps)).events.map(e => localised(e, locale)),
  ),
  open(orchestra.productions, async ctx => {
    const view = await viewOf(ctx);
    return orchestraOf(view.catalogue).productions.map(({ order: _, programIds, ...doc }) => ({
      ...localised(doc, ctx.locale),
      concerts: programIds.flatMap(id => {
        const program = view.catalogue.programs.get(id);
        return program && view.catalogue.listed.has(id) ? [cardView(view, program)] : [];
      }),
    }));
  }),
  open(orchestra.reportYears, async ({ deps }) =>
    orchestraOf(await getCatalogue(deps)).reports.map(r => r.year),
  ),
  open(orchestra.report, async ({ deps, locale }, { year }) =>
    reportView(reportOf(await getCatalogue(deps), year), locale),
  ),
  open(orchestra.reportFile, async ({ deps, locale }, { year }) => {
    const report = reportView(reportOf(await getCatalogue(deps), year), locale);
    const bytes = await deps.reportPdf?.(report, locale);
    if (!bytes) throw noReportFile();
    const base64 = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
    return { name: reportName(year, locale), type: 'application/pdf', bytes: bytes.length, base64 };
  }),
  open(orchestra.hall, async ctx => {
    const view = await viewOf(ctx);
    return hallView(view, found(housePage(view.catalogue, 'hall'), noPart));
  }),
  open(orchestra.museum, async ({ deps, locale }) =>
    localised(withoutId(found(housePage(await getCatalogue(deps), 'museum'), noPart)), locale),
  ),
  open(orchestra.map, async ({ deps, locale }) =>
    localised(withoutId(found(housePage(await getCatalogue(deps), 'map'), noPart)), locale),
  ),
  open(orchestra.join, async ({ deps, locale, now }) => {
    const catalogue = await getCatalogue(deps);
    const page = found(housePage(catalogue, 'join'), noPart);
    return {
      ...localised(withoutId(page), locale),
      // A post whose day is over is not shown: an application would come too late.
      vacancies: orchestraOf(catalogue)
        .vacancies.filter(v => v.closesAt > now)
        .map(({ order: _, closesAt, auditionAt, ...doc }) => ({
          ...localised(doc, locale),
          closesAt: iso(closesAt),
          ...(auditionAt !== 0 && { auditionAt: iso(auditionAt) }),
        })),
    };
  }),
];
