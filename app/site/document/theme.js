// Runs before the page is drawn, so that a chosen theme never flashes. Written by theme-switch.tsx.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is forbidden in this browser: the system's theme it is.
}
