/**
 * `node scripts/make-card.ts`: the picture that shared links show, 1200 × 630, drawn from the house's own artwork.
 * Sharers take no SVG, so it is a raster that is made once and kept in public/.
 */
import { chromium } from '@playwright/test';
import { generate } from '#art/generate.ts';
import { PAGE_ART } from '#art/page-art.ts';
import { brand } from '#brand';
import { findChromium } from './tools.ts';

const FILE = 'public/shstatic/icons/card.png';
const SIZE = { width: 1200, height: 630 };

const art = generate({ ...PAGE_ART.about, w: SIZE.width, h: SIZE.height, quiet: 'left' });
const html = `<style>
  body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;color:#edf1f7;font-family:'Noto Serif CJK SC','Songti SC',serif}
  svg{position:absolute;inset:0;width:100%;height:100%}
  div{position:absolute;left:72px;bottom:64px}
  b{display:block;font-size:68px;font-weight:600;letter-spacing:.06em;line-height:1.3}
  i{display:block;font:500 34px/1.4 Georgia,'Noto Serif',serif;opacity:.85}
</style>${art}<div><b>${brand.name['zh-CN']}</b><i>${brand.name['en-US']}</i></div>`;

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(html);
  await page.screenshot({ path: FILE });
  console.log(`Made ${FILE}`);
} finally {
  await browser.close();
}
