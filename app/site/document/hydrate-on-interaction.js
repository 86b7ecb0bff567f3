// Runs before the page is drawn. The page's own script sleeps until somebody does something, or nobody does anything for a
// while (sleeping-scripts.tsx). Nothing that is done until it has taken over the page is lost: see docs/decisions.
{
  const IDLE_MS = 6000
  const PATIENCE_MS = 10000
  const controls = 'a, button, input, textarea, select, summary, label'
  // Without the script these do nothing, or less than they promise.
  const scripted = 'button[type=button]:not([popovertarget], [commandfor]), a[aria-haspopup=dialog]'
  const asleep = new AbortController()
  const keepsForms = new AbortController()
  const held = new Map()
  const words = new Map()
  const changes = new Map()
  let isCalled = false
  let isLeaving = false

  const early = (types, listener) => {
    for (const type of types.split(' ')) addEventListener(type, listener, { capture: true, signal: asleep.signal })
  }
  const create = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties))

  const wake = () => {
    const script = document.querySelector('script[data-modules]')
    if (isCalled || !script) return
    // Browsers do not ask again for a module that they did not get: while there is no line, the script waits for one.
    if (!navigator.onLine) return addEventListener('online', wake)
    isCalled = true
    for (const href of script.dataset.modules.split(' ')) create('link', { rel: 'modulepreload', href })
    const href = document.documentElement.dataset.messages
    if (href) create('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
    create('script', { type: 'module', textContent: script.textContent, onerror: giveBack })
    setTimeout(giveBack, PATIENCE_MS)
  }
  const wakeOnceRead = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wake)
    else setTimeout(wake)
  }

  // What was held back goes to the script; where that does not come, to the browser.
  const giveBack = () => {
    asleep.abort()
    const repeats = [...held.values()]
    held.clear()
    for (const repeat of repeats) repeat()
  }
  const hold = (event, key, repeat) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.set(key, repeat)
  }

  early('pointerdown keydown focusin input dragenter', wakeOnceRead)
  early('pointerover', ({ target }) => target.closest?.(controls) && wakeOnceRead())
  // What the device keeps is shown by the script alone: a page of it, or what was typed into a form and uploaded for it.
  const keeps = ({ dataset }) => {
    try {
      return (localStorage.getItem(dataset.kept) ?? sessionStorage.getItem(dataset.kept)) !== null
    } catch {
      return false
    }
  }
  const keeping = () => [...document.querySelectorAll('[data-kept]')]
  addEventListener('DOMContentLoaded', () => {
    if (document.querySelector('[data-wake]') || keeping().some(keeps)) wake()
  })
  addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(wake), IDLE_MS))

  early('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    // The script saves what was typed into a form that it follows when the page is left.
    const leaves = changes.size > 0 && !(ctrlKey || metaKey || shiftKey) && target.closest?.('a[href]:not([target])')
    const pressed = target.closest?.(scripted) || leaves
    if (pressed) hold(event, pressed, () => pressed.click())
  })
  const isForScript = ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (/^(Arrow|Escape)/.test(key)) return target.closest?.('details')
    const { keys } = document.querySelector('[data-keys]')?.dataset ?? {}
    const isTyping = target.closest?.('input:not([type=checkbox]), textarea, select')
    return keys?.split(' ').includes(key) && !(isTyping || ctrlKey || metaKey || altKey)
  }
  early('keydown', (event) => {
    const { key } = event
    if (!isForScript(event)) return
    const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    hold(event, event, () => document.activeElement.dispatchEvent(again))
  })

  // A form that the device keeps something for does not go without it, nor while there is no line, and says so.
  const say = (form, isHeld) => {
    for (const words of form.querySelectorAll('[data-held]')) words.hidden = !isHeld
  }
  const waitForScript = (event) => {
    const { target, submitter } = event
    const controls = keeping().filter(({ form }) => form === target)
    const isMissing = (control) => keeps(control) && (control.type === 'file' || !asleep.signal.aborted)
    if (controls.length === 0 || (navigator.onLine && !controls.some(isMissing))) return
    hold(event, target, () => target.requestSubmit(submitter))
    say(target, true)
    wake()
  }
  addEventListener('submit', waitForScript, { capture: true, signal: keepsForms.signal })

  // Forms are sent by the browser, which is as good. The page then stays as it is until the answer comes.
  addEventListener('submit', (event) => {
    const { method, dataset } = event.target
    if (!event.defaultPrevented && method === 'post') isLeaving = true
    // Drafts are not for whoever uses the window next.
    if ('forgets' in dataset) sessionStorage.clear()
    // The answer shows what was typed, or thanks for it.
    if (!event.defaultPrevented && dataset.kept) sessionStorage.removeItem(dataset.kept)
  })
  addEventListener('pageshow', (event) => event.persisted && isLeaving && location.reload())

  // Files dropped or pasted where nobody else takes them are chosen in the page's file field.
  const take = (event) => {
    const { files, types } = event.dataTransfer ?? event.clipboardData
    const field = document.querySelector('input[type=file][multiple]')
    if (event.defaultPrevented || !field || !types.includes('Files')) return
    if (event.type === 'paste' && types.includes('text/plain')) return
    event.preventDefault()
    if (event.type === 'dragover') return
    const chosen = new DataTransfer()
    for (const file of [...field.files, ...files]) chosen.items.add(file)
    field.files = chosen.files
  }
  for (const type of ['dragover', 'drop', 'paste']) addEventListener(type, take)

  // React writes the server's text over what has been typed into a text area since (initTextarea in react-dom), and hears of
  // nothing that was typed or chosen before it came: a form that its script follows says so (`data-follow`) and is told.
  const remember = (area) => words.set(area, [area.value, area.selectionStart, area.selectionEnd])
  early('input change', ({ target, type }) => {
    const isFollowed = target.type !== 'file' && target.closest?.('[data-follow]')
    if (isFollowed) changes.set(target, new Set(changes.get(target)).add(type))
    if (target instanceof HTMLTextAreaElement) remember(target)
  })
  addEventListener('hydrating', (event) => {
    if (isLeaving) event.preventDefault()
    for (const area of document.querySelectorAll('textarea')) remember(area)
  })
  addEventListener('hydrated', () => {
    for (const [area, [text, start, end]] of words) {
      if (area.value === text || area.value !== area.defaultValue) continue
      area.value = text
      area.setSelectionRange(start, end)
      changes.set(area, new Set(changes.get(area)).add('input'))
    }
    for (const [control, types] of changes)
      for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }))
    changes.clear()
    words.clear()
    keepsForms.abort()
    for (const form of document.forms) say(form, false)
    // React is still committing: a click within the dialog, which hydrates on its own, would be lost.
    setTimeout(giveBack)
  })
}
