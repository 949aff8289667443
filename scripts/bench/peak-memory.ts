/** Loaded into a build by scripts/bench/scale.ts: writes the most memory it held at once, in bytes, to PEAK_FILE. */
import { writeFileSync } from 'node:fs';

const file = process.env['PEAK_FILE'];
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS * 1024)));
