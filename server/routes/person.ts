import { certifications } from '#domain/contract/certification.ts';
import { person } from '#domain/contract/person.ts';
import { certificationsOf, removeCertification, saveCertification } from '../accounts/certifications.ts';
import { personOf, readForm, savePerson } from '../accounts/person.ts';
import { type Endpoint, forMember } from '../http/endpoint.ts';

/** What members tell about themselves. */
export const endpoints: readonly Endpoint[] = [
  forMember(person.info, personOf),
  forMember(person.fields, ctx => readForm(ctx, 'person')),
  forMember(person.form, (ctx, p) => readForm(ctx, p.form)),
  forMember(person.save, (ctx, p) => savePerson(ctx, p.params)),

  forMember(certifications.list, certificationsOf),
  forMember(certifications.save, saveCertification),
  forMember(certifications.remove, (ctx, p) => removeCertification(ctx, p.certificationId)),
];
