/** Icons of single pages, imported by name: `<Icon draw={grid} />`. */

export const grid = 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z';
export const acc =
  'M9.3 4.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM11 7.500v6h5l3 5M11 10h4.500M8.5 11a5 5 0 1 0 6.5 6.5';
export const map = 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14';
export const reset = 'M4 5v5h5M4.5 10A8 8 0 1 1 4 13';
export const play = 'M7 4.500v15l12.500-7.500z';
export const pause = 'M7 5h3.500v14H7zM13.500 5H17v14h-3.500z';
export const sound =
  'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15 9a4.200 4.200 0 0 1 0 6M17.500 6.500a8 8 0 0 1 0 11';
export const silence = 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9.500l5 5M20.500 9.500l-5 5';
export const words = 'M4 5h16v11H9l-5 4zM8 9.500h8M8 12.500h5';
export const bike =
  'M5.500 17a3.500 3.500 0 1 0 .01 0M18.500 17a3.500 3.500 0 1 0 .01 0M5.500 17l4-8h6l3 8M9.500 9 13 17M14 6h2.500';
