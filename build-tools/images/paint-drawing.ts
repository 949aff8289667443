import { Resvg } from '@resvg/resvg-js';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';

/** The largest SVG of a drawing, in characters: larger ones take seconds to write and paint. Most have less than 1.5 million. */
const LARGEST_SVG = 4_000_000;

/** Renders a drawing, a component that returns an <svg>, at a width in pixels. @throws Error if its SVG is too large */
export function paintDrawing(drawing: FunctionComponent, width: number): Sharp {
  const svg = renderToStaticMarkup(createElement(drawing));
  if (svg.length > LARGEST_SVG) {
    const megabytes = (svg.length / 1e6).toFixed(1);
    throw new Error(`${drawing.name} has an SVG of ${megabytes} MB, more than 4. Draw fewer or simpler shapes.`);
  }
  const painter = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    background: '#ffffff',
    // Drawings must not use text, because system fonts differ between machines.
    font: { loadSystemFonts: false },
  });
  const { pixels, width: painted, height } = painter.render();
  return sharp(pixels, { raw: { width: painted, height, channels: 4 } });
}
