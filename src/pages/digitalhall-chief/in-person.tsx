import type { PersonDetail } from '#domain/contract/orchestra.ts';
import { Evenings } from '#halls/title/evenings.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { MoreLink } from '#ui/more-link.tsx';
import styles from './view.module.css';

const NEXT = 3;

/** From the recordings to the person: a word of theirs, and the next evenings that they conduct. */
export function InPerson({ person }: { person: PersonDetail }) {
  const t = useCopy('rooms');
  const tree = useTree();
  const coming = person.own ? person.concerts.filter(({ state }) => state !== 'ended') : [];
  const evenings = coming.slice(0, NEXT);
  if (!person.quote && evenings.length === 0) return null;
  return (
    <section
      className={`wrap grid items-start pb-12 m-as-block gap-18 ${styles.inPerson}`}
      aria-labelledby="in-person"
    >
      <figure className="line-2-t pt-5 m-mb-10">
        {person.quote && <blockquote className="serif t-6 lh-4">{person.quote}</blockquote>}
        <figcaption className="mt-4 row gap-3 sm ter">
          {person.name}
          {person.title && <span>{person.title}</span>}
        </figcaption>
        <p className="mt-5">
          <MoreLink to={href(tree, 'about-detail', { id: person.id })}>
            {t('chief.about', { name: person.name })}
          </MoreLink>
        </p>
      </figure>
      {evenings.length > 0 && (
        <div className="line-2-t pt-5">
          <h2 id="in-person">{t('chief.evenings')}</h2>
          <Evenings title={{ evenings }} />
        </div>
      )}
    </section>
  );
}
