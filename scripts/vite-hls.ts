import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(dirname(createRequire(import.meta.url).resolve('hls.js/package.json')), 'src');
/** Parts of hls.js that its own switches leave out; sound beside the picture (alternative audio) stays. */
const SWITCHES = {
  __USE_ALT_AUDIO__: true,
  __USE_EME_DRM__: false,
  __USE_SUBTITLES__: false,
  __USE_CMCD__: false,
  __USE_CONTENT_STEERING__: false,
  __USE_VARIABLE_SUBSTITUTION__: false,
  __USE_M2TS_ADVANCED_CODECS__: false,
  __USE_MEDIA_CAPABILITIES__: false,
  __USE_INTERSTITIALS__: false,
  __USE_IFRAMES__: false,
  __IN_WORKER__: false,
};
/** Containers that this site never streams: its segments are fMP4, which need no second packing. */
const OTHER_CONTAINERS = /(?:tsdemuxer|aacdemuxer|ac3-demuxer|mp3demuxer|mp4-remuxer)$/;
/** Switched off above, and imported all the same. */
const SWITCHED_OFF = /\/cmcd-controller$/;
const NONE = '\0hls-none';

/** hls.js from its source with switches of our own: fMP4, several qualities, sound beside the picture (0035). */
export function leanHls(): Plugin {
  return {
    name: 'lean-hls',
    enforce: 'pre',
    config: () => ({
      define: {
        ...Object.fromEntries(Object.entries(SWITCHES).map(([name, on]) => [name, String(on)])),
        __VERSION__: '"lean"',
        __HLS_WORKER_BUNDLE__: 'undefined',
      },
      optimizeDeps: { exclude: ['hls.js'], include: ['eventemitter3', 'url-toolkit'] },
    }),
    resolveId(id, importer) {
      if (id === 'hls.js') return join(SOURCE, 'exports-default.ts');
      if (!importer?.startsWith(SOURCE)) return null;
      const other = importer.endsWith('transmuxer.ts') && OTHER_CONTAINERS.test(id);
      return other || SWITCHED_OFF.test(id) ? NONE : null;
    },
    load: id =>
      id === NONE
        ? 'export default class None { static probe() { return false; } }\nexport { None as AC3Demuxer };'
        : null,
  };
}
