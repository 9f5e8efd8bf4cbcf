/** Icons of single pages, imported by name: `<Icon draw={trash} />`. */

export const grid = 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z';
export const note =
  'M9 18V5l11-2v13M3.4 18a2.8 2.2 0 1 0 5.6 0a2.8 2.2 0 1 0 -5.6 0zM14.4 16a2.8 2.2 0 1 0 5.6 0a2.8 2.2 0 1 0 -5.6 0z';
export const play = 'M7 4.5v15l12-7.5z';
export const pause = 'M8 5v14M16 5v14';
export const vol = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11';
export const full = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
export const cc = 'M3 6h18v12H3zM10.5 10.2a2.2 2.2 0 1 0 0 3.6M17 10.2a2.2 2.2 0 1 0 0 3.6';
export const gear =
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2';
export const b10 = 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4v4h4';
export const f10 = 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 4v4h-4';
export const prev = 'M18 5v14L8 12zM6 5v14';
export const nexttrack = 'M6 5v14l10-7zM18 5v14';
export const trash = 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13';
export const zin = 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM15.5 15.5 21 21M10.5 8v5M8 10.500h5';
export const zout = 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM15.5 15.5 21 21M8 10.500h5';
export const acc =
  'M9.3 4.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM11 7.500v6h5l3 5M11 10h4.500M8.5 11a5 5 0 1 0 6.5 6.5';
export const bell = 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.500h4';
export const gift =
  'M4 11h16v9H4zM3 7.500h18V11H3zM12 7.500V20M12 7.500S7.5 7.5 7.5 5 11 3 12 7.500c1-4.5 4.5-5 4.5-2.500S12 7.5 12 7.500z';
export const down2 = 'M12 4v12M7 11.5 12 16.500l5-5M5 20h14';
export const card = 'M3 6h18v12H3zM3 10h18';
export const star = 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.500L12 16.3 7 19l1.1-5.500L4 9.7 9.6 9z';
export const sun =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.400M18.4 5.6 17 7M7 17l-1.4 1.4';
export const map = 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14';
export const reset = 'M4 5v5h5M4.5 10A8 8 0 1 1 4 13';
