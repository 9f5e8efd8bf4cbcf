/** Constants and limits of specification §9 that more than one place needs. */
/** A script chunk that has not come after this errors; ms. */
export const CHUNK_TIMEOUT = 120_000;
/** @public (§9) Where Vite puts the files. */
export const STATIC_BASE = '/shstatic';
/** The step indicator changes this much later; ms. */
export const STEP_DELAY = 300;
export const CAROUSEL = { speed: 800, loop: false, autoplay: false } as const;
/** 5 page buttons, 10 items a page; the default list has 120 entries until the server states its total. */
export const PAGINATION = { total: 120, pageSize: 10, buttons: 5 } as const;
export const TEXT_MAX = 140;
/** As much as `cleanMobile` reads: a number is pasted with its code, spaces and dashes, and understood afterwards. */
export const PHONE_MAX = 40;
/** @public (§9) px; styles have it. */
export const TEXT_AREA_HEIGHT = 70;
export const POINTS = { perYuan: 100, steps: [-1000, -100, 100, 1000] } as const;
/** @public (§9) Mobile banners by type code: 0 about, 4 education, 5 news, 7 support, 8 default. */
export const BANNER_TYPES = { about: 0, education: 4, news: 5, support: 7, default: 8 } as const;
