import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  // The first browsers with light-dark(): older targets would have it rewritten into something larger.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  environments: {
    ssr: {
      // Libraries are bundled. React's production build is used however `NODE_ENV` is set where the program runs, and the
      // start does not open thousands of small files (1.6 s with them, 0.4 s without).
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
      }),
      // One file for the whole server: classes and contexts exist once, and modules run in the order of their imports.
      // React Router 8 on Vite 8 takes the server's entry from here and ignores `build.rollupOptions.input`.
      build: { rollupOptions: { input: './server/main.ts', output: { codeSplitting: false } } },
    },
  },
}))
