import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { unsealScripts } from './sealed-scripts.server'

const seal = 'a1b2c3'
const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`

test('hashes sealed scripts wherever the seal is, and removes it', () => {
  const page = `<link rel="modulepreload" nonce="${seal}" href="/a.js"/><script nonce="${seal}">first()</script>
    <script type="module" nonce="${seal}" async="">import "/a.js";\nsecond("<b>", "Größe ٣")</script><script nonce="${seal}">first()</script>`
  const { html, scriptHashes } = unsealScripts(Buffer.from(page), seal)
  expect(scriptHashes).toEqual([hashOf('first()'), hashOf('import "/a.js";\nsecond("<b>", "Größe ٣")')])
  expect(html.toString()).toBe(page.replaceAll(` nonce="${seal}"`, ''))
})

test('hashes neither unsealed scripts nor files', () => {
  const page = `<script>stolen()</script><script nonce="guess">stolen()</script><script nonce="${seal}" src="/a.js"></script>
    <script type="application/ld+json">{}</script>`
  expect(unsealScripts(Buffer.from(page), seal).scriptHashes).toEqual([])
})
