import { startOverride } from './start-override';

void startOverride();
