import { Resvg } from '@resvg/resvg-js';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';

/** Renders a drawing, a component that returns an <svg>, at a width in pixels. */
export function paintDrawing(drawing: FunctionComponent, width: number): Sharp {
  const painter = new Resvg(renderToStaticMarkup(createElement(drawing)), {
    fitTo: { mode: 'width', value: width },
    background: '#ffffff',
    // Drawings must not use text, because system fonts differ between machines.
    font: { loadSystemFonts: false },
  });
  const { pixels, width: painted, height } = painter.render();
  return sharp(pixels, { raw: { width: painted, height, channels: 4 } });
}
