import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// One bundle for the whole server, so that classes and contexts exist once. React Router 8 on Vite 8 reads
// the server entry from here and not from `build.rollupOptions.input` (ARCHITECTURE, known traps).
export default defineConfig({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: { ssr: { build: { rollupOptions: { input: './server/main.ts' } } } },
})
