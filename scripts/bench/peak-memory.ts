/** Writes the process's peak memory, in bytes, to PEAK_FILE. scripts/bench/scale.ts preloads this into a build. */
import { writeFileSync } from 'node:fs';

const file = process.env['PEAK_FILE'];
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS * 1024)));
