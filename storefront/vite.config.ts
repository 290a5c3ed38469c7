import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileMessages } from './build-tools/compile-messages.ts'
import { precompress } from './build-tools/precompress.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compileMessages(), reactRouter(), precompress()],
  build: { target: 'baseline-widely-available', cssMinify: true, assetsInlineLimit: 0, sourcemap: false },
  // Vite would find these only on the first visit, and reload the page in the middle of it.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      '@base-ui/react/dialog',
      '@lingui/core',
      '@tanstack/react-query',
      'swiper',
      'swiper/modules',
    ],
  },
})
