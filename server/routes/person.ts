import { certifications } from '#domain/contract/certification.ts';
import { person } from '#domain/contract/person.ts';
import { MAX_FILE, uploads } from '#domain/contract/upload.ts';
import { certificationsOf, removeCertification, saveCertification } from '../accounts/certifications.ts';
import { headToken, keepHead, removeHead } from '../accounts/head.ts';
import { formOf, personOf, savePerson } from '../accounts/person.ts';
import { keepFile } from '../accounts/uploads.ts';
import { type Endpoint, forMember, forMemberWithFile } from '../http/endpoint.ts';

/** What members tell about themselves. */
export const endpoints: readonly Endpoint[] = [
  forMember(person.info, personOf),
  forMember(person.fields, ctx => formOf(ctx, 'person')),
  forMember(person.form, (ctx, p) => formOf(ctx, p.form)),
  forMember(person.save, (ctx, p) => savePerson(ctx, p.params)),

  forMemberWithFile(uploads.common, MAX_FILE, (ctx, { token }, file) =>
    token === undefined ? keepFile(ctx, file) : keepHead(ctx, file, token),
  ),
  forMember(uploads.headToken, headToken),
  forMember(uploads.removeHead, removeHead),

  forMember(certifications.list, certificationsOf),
  forMember(certifications.save, saveCertification),
  forMember(certifications.remove, (ctx, p) => removeCertification(ctx, p.certificationId)),
];
