import { contact, type Topic } from '#domain/contract/contact.ts';
import { say } from '#domain/text.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { TOPIC_NAMES } from '../catalogue/contact-topics.ts';
import { orchestraOf } from '../catalogue/orchestra.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { keepMessage } from '../contact/keep.ts';
import { type Endpoint, open } from '../http/endpoint.ts';

/** The department that answers a topic; the first one answers what nobody else does. */
function departmentOf(catalogue: Catalogue, topic: Topic) {
  const { departments } = orchestraOf(catalogue);
  return departments.find(d => d.topics.includes(topic)) ?? departments[0];
}

export const endpoints: readonly Endpoint[] = [
  open(contact.departments, async ({ deps, locale }) =>
    orchestraOf(await getCatalogue(deps)).departments.map(d => ({
      id: d.id,
      name: say(d.name, locale),
      text: say(d.text, locale),
      person: say(d.person, locale),
      phone: d.phone,
      email: d.email,
      hours: say(d.hours, locale),
      days: d.days,
      topics: d.topics.map(topic => ({ topic, name: say(TOPIC_NAMES[topic], locale) })),
    })),
  ),
  open(contact.send, async (ctx, message) => {
    const department = departmentOf(await getCatalogue(ctx.deps), message.topic);
    return {
      reference: await keepMessage(ctx, message),
      department: department ? say(department.name, ctx.locale) : '',
      days: department?.days ?? 0,
    };
  }),
];
