import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'

type Theme = 'light' | 'dark'

/** Theme switch. Defaults to the system; a different choice is stored under the key that `theme.js` reads before first paint. */
export function ThemeSwitch() {
  const { t } = useLanguage()
  const shown = useSyncExternalStore(watch, shownTheme, () => null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form, so no fieldset
    <span className="segments needs-js" role="group" aria-label={t('footer.theme')}>
      {(['light', 'dark'] as const).map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={shown === theme}
          aria-label={t(`footer.${theme}`)}
          onClick={() => choose(theme)}
        >
          <Icon name={theme === 'light' ? 'sun' : 'moon'} />
        </button>
      ))}
    </span>
  )
}

const changed = new EventTarget()

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemIsDark().matches ? 'dark' : 'light'
}

function choose(theme: Theme) {
  const isSystems = theme === (systemIsDark().matches ? 'dark' : 'light')
  if (isSystems) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (isSystems) localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
  changed.dispatchEvent(new Event('change'))
}

function watch(onChange: () => void): () => void {
  const system = systemIsDark()
  system.addEventListener('change', onChange)
  changed.addEventListener('change', onChange)
  return () => {
    system.removeEventListener('change', onChange)
    changed.removeEventListener('change', onChange)
  }
}
