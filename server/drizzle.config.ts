import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'postgresql', schema: './src/modules/storage/*schema.ts', out: './migrations' });
