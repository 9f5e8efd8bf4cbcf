/** Icons of single pages, imported by name: `<Icon draw={grid} />`. */

export const grid = 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z';
export const acc =
  'M9.3 4.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0zM11 7.500v6h5l3 5M11 10h4.500M8.5 11a5 5 0 1 0 6.5 6.5';
export const map = 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14';
export const reset = 'M4 5v5h5M4.5 10A8 8 0 1 1 4 13';
