export { ExportTask } from './export-task';
export { ImportDialog } from './import-dialog';
