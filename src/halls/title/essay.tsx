import type { TitleDetail } from '#domain/contract/digital.ts';
import styles from './essay.module.css';

/** The introduction: a first sentence set large, then what there is to know. */
export function Essay({ title: { lead, paragraphs } }: { title: TitleDetail }) {
  return (
    <div>
      {lead && <p className={`serif mb-6 t-h3 regular lh-6 ${styles.lead}`}>{lead}</p>}
      <div className="prose">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
