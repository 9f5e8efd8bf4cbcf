import type { Foundation } from '#domain/contract/support.ts';
import { AdLink } from '#features/front-page/ad-link.tsx';
import { useCopy } from '#i18n/copy.ts';
import { priced } from '#lib/price.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './projects.module.css';

/** What the money is for: each project a string that sounds as far as it has come. */
export function Projects({ projects }: { projects: Foundation['projects'] }) {
  const t = useCopy('support');
  return (
    <section className={`wrap ${styles.projects}`} aria-labelledby="foundation-projects">
      <h2 id="foundation-projects">{t('foundation.projects')}</h2>
      <ol>
        {projects.map((project, i) => {
          const percent = Math.floor((project.raised / project.goal) * 100);
          const sums = t('foundation.raised', {
            raised: priced(project.raised),
            goal: priced(project.goal),
          });
          return (
            <li key={project.id}>
              <span className={`num ${styles.n}`} aria-hidden="true">
                {i + 1}
              </span>
              <div>
                <h3>{project.title}</h3>
                <p className="sec">{project.text}</p>
                {project.link && (
                  <AdLink link={project.link} className="more">
                    {project.linkText}
                    <Icon name="arrow" />
                  </AdLink>
                )}
              </div>
              <div className={styles.state}>
                <b className="num">{t('foundation.progress', { percent })}</b>
                <progress className={styles.bar} max={100} value={percent} aria-label={project.title} />
                <p className="sm sec">{percent >= 100 ? t('foundation.done') : sums}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
