const WORDS = {
  'zh-CN': {
    title: '这个浏览器不让演示开门',
    text: '演示里的售票处开在浏览器的 Service Worker 中，这里被停用了（常见于无痕窗口或严格的隐私设置）。允许它之后重新加载，或者换一个浏览器窗口打开。',
    again: '重新加载',
  },
  'en-US': {
    title: 'This browser keeps the demonstration shut',
    text: 'The box office of the demonstration runs in a service worker of the browser, which is switched off here, as in some private windows or under strict privacy settings. Allow it and reload, or open the page in another window.',
    again: 'Reload',
  },
} as const;

/** Says why nothing comes, in place of the page that waits. */
export function sayBlocked(): void {
  const words = WORDS[window.location.pathname.startsWith('/en-US') ? 'en-US' : 'zh-CN'];
  const main = document.createElement('main');
  main.className = 'wrap py-14';
  const title = Object.assign(document.createElement('h1'), { textContent: words.title, tabIndex: -1 });
  const text = Object.assign(document.createElement('p'), {
    textContent: words.text,
    className: 'lead mt-4 mb-6',
  });
  const again = Object.assign(document.createElement('button'), {
    textContent: words.again,
    className: 'btn',
    type: 'button',
  });
  again.addEventListener('click', () => window.location.reload());
  main.append(title, text, again);
  document.getElementById('root')?.replaceChildren(main);
  title.focus();
}
