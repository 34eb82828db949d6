import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionReport } from '@manna/shared/contracts';
import { readImports } from '../../base/imported/import-package';
import { examineImports } from '../../release/editions/examine-imports';
import { importsWorld } from '../../testing/imports-world';
import { importOf, onRealData, scratchFolder } from '../testing/run-sample';

const scratch = scratchFolder();
const versesOf = (report: EditionReport | undefined, kind: string) =>
  report?.faults.find((fault) => fault.kind === kind)?.verses.map(({ verse }) => verse) ?? [];

/** A table that answers for every finding of a report. */
function answering({ faults }: EditionReport) {
  const of = (kind: string) => faults.filter((fault) => fault.kind === kind).flatMap(({ verses }) => verses);
  return {
    omitted: of('lost verse').map(({ verse }) => ({ verse, reason: 'copy', because: 'The file lacks the line.' })),
    words: of('unknown word').map(({ verse, found }) => ({ word: found.toLowerCase(), verse, isMisspelt: true })),
    reviewed: faults
      .filter(({ kind }) => kind !== 'lost verse' && kind !== 'unknown word')
      .flatMap(({ kind, verses }) => verses.map(({ verse }) => ({ kind, verse, because: 'The edition has it so.' }))),
  };
}

onRealData(
  'bsb-usfm',
  'an unofficial copy of the Berean Standard Bible is offered only when the operator answers for its errors',
  async (path) => {
    const { root, run } = importOf(scratch, 'usfm', path);
    await run();
    const examine = () => examineImports(readImports(root).texts, importsWorld());
    const before = examine();
    const [report] = before.reports;
    expect(before.offered).toEqual([]);
    expect(report).toMatchObject({ slug: 'smp', isOffered: false, counts: { verses: 31_084, Selahs: 74 } });
    expect(versesOf(report, 'lost verse')).toEqual(['Ps.106.42', 'Lam.2.1']);
    expect(versesOf(report, 'misread word')).toEqual(expect.arrayContaining(['1Thess.2.19', '2Cor.6.13', 'Luke.3.15']));
    expect(versesOf(report, 'unknown word')).toEqual(expect.arrayContaining(['1Sam.15.9', '1Kgs.6.38', 'Hos.4.10']));
    expect(report?.omissions).toHaveLength(16);

    if (report) writeFileSync(join(root, 'imports/smp.edition.json'), JSON.stringify(answering(report)));
    const { offered, reports } = examine();
    expect(reports).toMatchObject([{ isOffered: true, faults: [] }]);
    const spans = offered.flatMap(({ chapters }) => chapters.flatMap(({ styling }) => styling));
    expect(spans.filter(({ kind }) => kind === 'omitted').find(({ ref }) => ref === 'Lam.2.1')).toMatchObject({
      reason: 'copy',
    });
    const notes = spans.flatMap(({ siteNote }) => (siteNote ? [siteNote.es] : []));
    expect(notes).toContainEqual(expect.stringMatching(/no tienen el versículo 37, y esta edición lo omite/));
    expect(notes).toContain('La palabra «distruction» está escrita así en nuestra copia de esta edición.');
  },
);
