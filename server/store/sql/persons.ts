import type { CertificationRow, PersonRow, PersonsStore, UploadInfo, UploadRow } from '../ports/persons.ts';
import { asking } from './asking.ts';
import { columnsOf } from './columns.ts';
import type { Query } from './sql.ts';

const CERTIFICATION = columnsOf<CertificationRow>('certification')(
  'id',
  'memberId',
  'type',
  'name',
  'number',
  'digest',
  'savedAt',
);

const UPLOAD_INFO = ['id', 'memberId', 'name', 'type', 'size', 'kept', 'createdAt', 'head'] as const;
const UPLOAD = columnsOf<UploadRow>('upload')(...UPLOAD_INFO);
const UPLOADED = columnsOf<UploadRow>('upload')(...UPLOAD_INFO, 'bytes');

export function sqlPersons(query: Query): PersonsStore {
  const { did, first, run } = asking(query);
  return {
    person: memberId =>
      first<PersonRow>(
        `select member_id as "memberId", body as values, saved_at as "savedAt" from person where member_id = $1`,
        [memberId],
      ),
    putPerson: row =>
      run(
        `insert into person (member_id, body, saved_at) values ($1, $2, $3)
         on conflict (member_id) do update set body = excluded.body, saved_at = excluded.saved_at`,
        [row.memberId, JSON.stringify(row.values), row.savedAt],
      ),

    certifications: memberId =>
      query<CertificationRow>(
        `select ${CERTIFICATION.fields} from certification where member_id = $1 order by saved_at desc, id collate "C"`,
        [memberId],
      ),
    certification: (memberId, id) =>
      first<CertificationRow>(
        `select ${CERTIFICATION.fields} from certification where member_id = $1 and id = $2`,
        [memberId, id],
      ),
    putCertification: row =>
      // The test inside the statement keeps a transaction usable; the unique key decides a race.
      did(
        `insert into certification (id, member_id, type, name, number, digest, saved_at)
         select $1, $2, $3, $4, $5, $6, $7::bigint
         where not exists (select 1 from certification where member_id = $2 and digest = $6 and id <> $1)
         on conflict (id) do update set type = excluded.type, name = excluded.name, number = excluded.number,
           digest = excluded.digest, saved_at = excluded.saved_at
         where certification.member_id = excluded.member_id
         returning 1`,
        [row.id, row.memberId, row.type, row.name, row.number, row.digest, row.savedAt],
      ),
    removeCertification: (memberId, id) =>
      did('delete from certification where member_id = $1 and id = $2 returning 1', [memberId, id]),

    addUpload: u => run(...UPLOADED.insert({ ...u, head: u.head ?? false })),
    uploads: memberId =>
      query<UploadInfo>(
        `select ${UPLOAD.fields} from upload
         where member_id = $1 order by created_at, id collate "C"`,
        [memberId],
      ),
    async upload(memberId, id) {
      const [row] = await query<UploadRow>(
        `select ${UPLOADED.fields} from upload where member_id = $1 and id = $2`,
        [memberId, id],
      );
      return row ? { ...row, bytes: new Uint8Array(row.bytes) } : null;
    },
    removeUpload: (memberId, id) =>
      run('delete from upload where member_id = $1 and id = $2', [memberId, id]),
    keepUploads: (memberId, ids) =>
      run(
        `update upload set kept = id = any($2::text[])
         where member_id = $1 and not head and kept <> (id = any($2::text[]))`,
        [memberId, ids],
      ),
    forgetUploads: before => run('delete from upload where not kept and created_at < $1', [before]),
  };
}
