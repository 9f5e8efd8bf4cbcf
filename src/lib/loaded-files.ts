/**
 * The site's own files that this page has, by path: what it needs to open again without a network. Styles that came
 * within the page were never asked for, and are needed as files then.
 */
export function loadedFiles(): readonly string[] {
  const asked = performance
    .getEntriesByType('resource')
    .map(entry => new URL(entry.name))
    .filter(url => url.origin === window.location.origin)
    .map(url => url.pathname);
  const within = [...document.querySelectorAll<HTMLElement>('style[data-file]')].map(
    s => s.dataset.file ?? '',
  );
  return [...new Set([...asked, ...within])].filter(path => path.startsWith('/shstatic/'));
}
