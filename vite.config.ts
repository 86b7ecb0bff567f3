import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScripts } from './scripts/inline-scripts.ts'

const everyPage =
  /app\/(?:site\/document\/document|site\/frame\/(?:frame|error-view)|site\/discovery\/page-head|company\/contacts\/(?:team-card|company-data)|platform\/ui\/field|platform\/i18n\/translate|lots\/facts\/category-icon)\.tsx?$/
/** What every page has that shows lots. */
const everyLot =
  /app\/(?:catalogue\/cards\/(?:lot-card|reserved-badge|category-chip)|files\/pictures\/picture(?:-view)?|site\/home\/buying-addresses|platform\/carousel\/(?:use-carousel|use-carousel-holds|carousel-steps))\.tsx?$/
/** Style sheets that pages with a list of lots share: one file instead of six. */
const everyList =
  /app\/(?:catalogue\/(?:cards\/lot-(?:list|opening|rows|table)|watchlist\/[\w-]+)|platform\/ui\/(?:toggle|empty-state|table))\.css/
/** What every page has that sends a form. */
const everyForm = /app\/platform\/forms\/[\w-]+\.tsx?$/
/** Style sheets of enquiries, requests and offers: a lot's page asked for twelve files, and the first picture waited for them. */
const everyEnquiry =
  /app\/(?:enquiries\/(?:buyers|inquiry-form)\/[\w-]+|platform\/(?:forms\/[\w-]+|ui\/(?:receipt|fact-list|pill|label|upload))|company\/contacts\/team-contact|files\/upload-field\/[\w-]+)\.css/

const dictionaries = ['common', 'en', 'de', 'fr', 'es-es', 'it', 'pl'].map((name) => `@zxcvbn-ts/language-${name}`)

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), inlineScripts()],
  resolve: { tsconfigPaths: true },
  // The first browsers with light-dark(): older targets would have it rewritten into something larger.
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Fonts come from files, however small: the policy allows no others.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              // One file weighs less than six: it is compressed as a whole.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/,
                  priority: 2,
                },
                // What every page loads, with all that it imports; the route of the frame, and the root, which has the style sheet, stay apart.
                { name: 'site', test: everyPage, priority: 1 },
                { name: 'list', test: everyList },
                { name: 'enquiry', test: everyEnquiry },
                { name: 'note', test: /app\/platform\/ui\/note-[\w-]+\.css/ },
                { name: 'goods', test: everyLot },
                { name: 'forms', test: everyForm },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Libraries are bundled. React's production build is used however `NODE_ENV` is set where the program runs, and the
      // start does not open thousands of small files (1.6 s with them, 0.4 s without).
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        // What is more than JavaScript stays a package of its own, and so do dictionaries, a quarter of all bytes that few starts need.
        resolve: { noExternal: true, external: ['sharp', 'harfbuzzjs', ...dictionaries] },
      }),
      // One file for the whole server: classes and contexts exist once, and modules run in the order of their imports.
      // React Router 8 on Vite 8 takes the server's entry from here and ignores `build.rollupOptions.input`.
      build: { rollupOptions: { input: './server/main.ts', output: { codeSplitting: false } } },
    },
  },
}))
