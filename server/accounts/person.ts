import type { FormField, FormValues } from '#domain/contract/form-fields.ts';
import { type FaultOf, fitsAccept, formEntries, formFaults, isKnown, readValue } from '#domain/rules/form.ts';
import { maskCertificate } from '#domain/rules/validation.ts';
import { hallTime } from '#lib/dates.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { formDoc, formView } from '../catalogue/forms.ts';
import type { Deps } from '../deps.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { sessionExpired } from '../http/refusal.ts';
import type { Tx } from '../store/port.ts';
import type { UploadInfo } from '../store/ports/persons.ts';
import { faultyForm, noForm, tooMuch } from './refusals.ts';
import { maskedNumber, seal } from './seal.ts';

/** The field that is the member's own name on the site: it stands with the account. */
const NICKNAME = 'nickname';
/** Characters of what a field of an unknown kind may hold, as JSON. */
const MAX_FIELD_LENGTH = 4_000;

/** A form of the catalogue in the caller's language. */
export async function formOf({ deps, locale, now }: MemberCtx, id: string) {
  const doc = formDoc(await getCatalogue(deps), id);
  if (!doc) throw noForm();
  return formView(doc, locale, hallTime(now).date);
}

/** A number as it is kept: sealed, or without a key only as it is shown. */
export const keptNumber = (
  { config }: Pick<Deps, 'config'>,
  owner: string,
  number: string,
): Promise<string> =>
  config.certificateKey === undefined
    ? Promise.resolve(maskCertificate(number))
    : seal(config.certificateKey, owner, number);

const stored = async (tx: Tx, memberId: string): Promise<FormValues> =>
  (await tx.persons.person(memberId))?.values ?? {};

/** Numbers of certificates as pages see them (quality.md S19). */
const shown = (fields: readonly FormField[], values: FormValues): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    fields
      .filter(f => f.kind === 'certificate' && Object.hasOwn(values, f.name))
      .map(f => {
        const [type = '', number = ''] = readValue(f, values[f.name]);
        return [f.name, [type, maskedNumber(number)]];
      }),
  ),
});

/** What the member has told, by field. */
export async function personOf(ctx: MemberCtx): Promise<{ values: Record<string, unknown> }> {
  const { memberId } = ctx.session;
  const { direct } = ctx.deps.store;
  const [{ fields }, member, values] = await Promise.all([
    formOf(ctx, 'person'),
    direct.accounts.member(memberId),
    stored(direct, memberId),
  ]);
  if (!member) throw sessionExpired();
  return { values: { ...shown(fields, values), [NICKNAME]: member.nickname } };
}

/** Keeps what was told, by the rules that the page has asked already. All of it or nothing. */
export async function savePerson(ctx: MemberCtx, params: FormValues): Promise<void> {
  const { deps, now, session } = ctx;
  const { memberId } = session;
  const { fields } = await formOf(ctx, 'person');
  await deps.store.transaction(async tx => {
    if (!(await tx.accounts.lockMember(memberId))) throw sessionExpired();
    const before = await stored(tx, memberId);
    const known = shown(fields, before);
    const entries = formEntries(fields, params);
    const files = await tx.persons.uploads(memberId);
    const faults = [
      ...formFaults(fields, params, hallTime(now).date, known),
      ...fields.flatMap(f => (f.kind === 'file' ? fileFaults(f, entries, files) : [])),
    ];
    if (faults.length) throw faultyForm(faults);
    for (const field of fields) {
      const { name } = field;
      if (!isKnown(field)) keepUnknown(entries, before, name);
      else if (field.kind === 'certificate' && Object.hasOwn(entries, name)) {
        const [type = '', number = ''] = readValue(field, entries[name]);
        const same = JSON.stringify(readValue(field, params[name])) === JSON.stringify(known[name]);
        entries[name] = same ? before[name] : [type, await keptNumber(deps, memberId, number)];
      }
    }
    const { [NICKNAME]: nickname, ...values } = entries;
    if (typeof nickname === 'string') await tx.accounts.setNickname(memberId, nickname);
    const taken = fields.flatMap(f => (f.kind === 'file' ? [readValue(f, entries[f.name])[0] ?? ''] : []));
    await tx.persons.keepUploads(memberId, taken);
    await tx.persons.putPerson({ memberId, values, savedAt: now });
  });
}

/** A file is the member's own and of a type that the field takes; its name is the one that we gave it. */
function fileFaults(
  field: FormField,
  entries: Record<string, unknown>,
  files: readonly UploadInfo[],
): FaultOf[] {
  if (!Object.hasOwn(entries, field.name)) return [];
  const [id] = readValue(field, entries[field.name]);
  const file = files.find(f => f.id === id);
  if (!file || !fitsAccept(field.accept, file.type)) return [{ name: field.name, fault: 'file' }];
  entries[field.name] = [file.id, file.name];
  return [];
}

/** A kind that a newer release knows: what came is kept, and what was there where nothing came. */
function keepUnknown(entries: Record<string, unknown>, before: FormValues, name: string): void {
  const value = Object.hasOwn(entries, name) ? entries[name] : before[name];
  if (value === undefined) return;
  if (JSON.stringify(value).length > MAX_FIELD_LENGTH) throw tooMuch();
  entries[name] = value;
}
