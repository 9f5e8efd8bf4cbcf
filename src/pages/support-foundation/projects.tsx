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
    <section className={`wrap py-air-3 ${styles.projects}`} aria-labelledby="foundation-projects">
      <h2 className="pb-5 ink-b" id="foundation-projects">
        {t('foundation.projects')}
      </h2>
      <ol>
        {projects.map((project, i) => {
          const percent = Math.floor((project.raised / project.goal) * 100);
          const sums = t('foundation.raised', {
            raised: priced(project.raised),
            goal: priced(project.goal),
          });
          return (
            <li className="m-gap-3 grid py-air-1 line-b gap-8" key={project.id}>
              <span className={`num lh-1 ter m-t-5 t-8 ${styles.n}`} aria-hidden="true">
                {i + 1}
              </span>
              <div>
                <h3 className="t-h2">{project.title}</h3>
                <p className="sec mt-2 mb-3 lh-text measure">{project.text}</p>
                {project.link && (
                  <AdLink link={project.link} className="more">
                    {project.linkText}
                    <Icon name="arrow" />
                  </AdLink>
                )}
              </div>
              <div className={`m-col-2 ${styles.state}`}>
                <b className="num m-t-3 t-6">{t('foundation.progress', { percent })}</b>
                <progress
                  className={`as-block w-full mt-2 border-0 ${styles.bar}`}
                  max={100}
                  value={percent}
                  aria-label={project.title}
                />
                <p className="sm sec mt-2 mb-3 lh-text measure">
                  {percent >= 100 ? t('foundation.done') : sums}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
