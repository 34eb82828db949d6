import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Gives every chunk and style sheet that webpack's runtime requests the integrity value that the shell pinned for its URL.
 * `mannaPin` (shell/src/host/remotes/pins.ts) throws for a URL without a pin, so nothing unpinned is requested.
 * webpack-subresource-integrity is not used because it cannot build a federation remote.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\nscript.integrity = self.mannaPin(script.src);\nscript.crossOrigin = "anonymous";`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('IntegrityPlugin', (source, names) =>
        [
          source,
          `${names.tag}.integrity = self.mannaPin(${names.tag}.href);`,
          `${names.tag}.crossOrigin = "anonymous";`,
        ].join('\n'),
      );
    });
  }
}
