/** A file beside the script, as an expression for its address: an asset of the build, or in itself while developing. */
import type { Rolldown } from 'vite';

export function asset(context: Rolldown.PluginContext, name: string, source: string): string {
  if (context.meta.watchMode) return JSON.stringify(`data:text/plain;charset=utf-8,${encodeURIComponent(source)}`);
  return `import.meta.ROLLUP_FILE_URL_${context.emitFile({ type: 'asset', name, source })}`;
}
