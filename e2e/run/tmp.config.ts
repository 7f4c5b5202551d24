import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: '.', outputDir: '../.work/tmp', reporter: 'list' });
