// Validates Kubernetes manifests against the schemas of Kubernetes: prints one line for each fault. Its arguments are files. A
// program of its own, because kubernetes-models has ES modules only.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** @typedef {{ apiVersion: string, kind: string, metadata: { name: string } }} Manifest */
/** @typedef {Record<string, new (manifest: Manifest) => { validate(): void }>} Models */

for (const file of process.argv.slice(2)) {
  for (const document of parseAllDocuments(readFileSync(file, 'utf8'))) {
    const manifest = /** @type {Manifest} */ (document.toJS());
    const name = `${basename(file)} ${manifest.kind} ${manifest.metadata.name}`;
    try {
      const models = /** @type {Models} */ (await import(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`));
      const Model = models[manifest.kind];
      if (!Model) throw new Error('the kind is unknown');
      new Model(manifest).validate();
    } catch (error) {
      process.stdout.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
}
