import { postgresEngine } from './postgres-engine.server'
import { searchEngineSuite } from './search-engine.suite'

searchEngineSuite({}, () => postgresEngine)
