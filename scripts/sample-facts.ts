import { isMap, isScalar, isSeq } from 'yaml';
import { contentFiles, nodesOf } from '../app/content/content-files.server.ts';

/** A fact marked `sample: true`: its file and field, with its name, URL or id, and what must still be checked. */
type SampleFact = { where: string; stillToCheck: readonly string[] };

/** Every fact in a content folder that the company has not confirmed. Includes sampleDay, which pages use as today's date. */
export function sampleFacts(root: string): SampleFact[] {
  return contentFiles(root).flatMap(({ name, document }) => {
    const file = `content/${name}`;
    return [...nodesOf(document)].flatMap(({ node, field }): SampleFact | SampleFact[] => {
      if (field === 'sampleDay') return { where: `${file} → sampleDay: the pages are built as if it were that day`, stillToCheck: [] };
      if (!isMap(node) || node.get('sample') !== true) return [];
      const reasons = node.get('stillToCheck');
      return {
        where: `${file} → ${field || 'the whole file'}${nameOf(node.get('name') ?? node.get('url') ?? node.get('id'))}`,
        stillToCheck: isSeq(reasons) ? reasons.items.map((reason) => (isScalar(reason) ? String(reason.value) : '')) : [],
      };
    });
  });
}

/** Why a site with these sample facts cannot be published; undefined for a demonstration, or if there are none. */
export function publishingProblem(samples: readonly SampleFact[], isDemonstration: boolean): string | undefined {
  if (samples.length === 0 || isDemonstration) return undefined;
  return (
    `${samples.length} facts in content/ are samples that the company has not confirmed. 'npm run doctor' lists them.\n` +
    "  To publish the site as a demonstration: 'npm run deploy -- --demonstration'."
  );
}

function nameOf(name: unknown): string {
  return typeof name === 'string' ? ` (${name})` : '';
}
