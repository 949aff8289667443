/** The SVG paths for the company logo, in a 42-unit square. The tree and the ground have different colours. */
export const BANYAN_MARK = {
  size: 42,
  tree: [
    'M21 4c4.5 0 7.5 2.2 8.8 5.2 4.7-.2 8.2 3 8.2 7.3 0 4.8-4 8-8.8 7.8H12.8C8 24.5 4 21.3 4 16.5c0-4.3 3.5-7.5 8.2-7.3C13.5 6.2 16.5 4 21 4Z',
    'M18.5 22h5l.6 8 2.9 5.5H15l2.9-5.5Z',
    'M9 23h1.6v7.5H9ZM13 23h1.6v5H13ZM27.4 23H29v5h-1.6ZM31.4 23H33v7.5h-1.6Z',
  ],
  ground: 'M5 37.5h32V40H5Z',
} as const;
