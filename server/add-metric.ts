import { Counter, Gauge, type Registry } from 'prom-client'

interface Metric {
  readonly name: string
  readonly help: string
  /** Name of its only label. */
  readonly label?: string
  /** Reads the figures for every scrape: one, or one by each value of the label. Undefined: the metric is absent. */
  readonly read: () => Figures | Promise<Figures>
}

type Figures = number | Readonly<Record<string, number>> | undefined

export function addGauge(registry: Registry, metric: Metric): void {
  new Gauge({
    ...optionsOf(registry, metric),
    async collect() {
      await fill(this, metric)
    },
  })
}

export function addCounter(registry: Registry, metric: Metric): void {
  new Counter({
    ...optionsOf(registry, metric),
    async collect() {
      await fill(this, metric)
    },
  })
}

function optionsOf(registry: Registry, { name, help, label }: Metric) {
  return { name, help, labelNames: label === undefined ? [] : [label], registers: [registry] }
}

async function fill(metric: Gauge | Counter, { label, read }: Metric): Promise<void> {
  const figures = await read()
  metric.reset()
  if (typeof figures === 'number') metric.inc(figures)
  // Without a label, a reset metric is 0.
  else if (label === undefined) metric.remove()
  else for (const [value, figure] of Object.entries(figures ?? {})) metric.inc({ [label]: value }, figure)
}
