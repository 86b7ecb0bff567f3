/** The text of a script, made small (vite.config.ts). */
declare module '*?inline-script' {
  const script: string
  export default script
}
