import { DatabaseLine } from '../../testing/database-line';
import { recordingLog, silentLog } from '../../testing/recording-log';
import { assets } from '../../testing/test-assets';
import { createDatabase } from '../../testing/test-database';
import { openDatabase } from '../storage/storage';
import { startPurging } from './deletions';

test('a purge that finds the database away is a warning, since the queries of readers say that it is', async () => {
  const database = await createDatabase();
  const line = await DatabaseLine.open(database.url);
  const storage = await openDatabase(line.to(database.url), assets.migrations, silentLog);
  try {
    await line.cut();
    const { log, lines } = recordingLog();
    await startPurging(storage.db, log)();
    const msg = 'deleted readers were not purged; it is tried again in an hour';
    expect(lines).toEqual([expect.objectContaining({ level: 40, msg, reason: expect.any(String) as string })]);
  } finally {
    await storage.close();
    await database.drop();
  }
});
