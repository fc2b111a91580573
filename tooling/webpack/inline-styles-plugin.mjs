import HtmlWebpackPlugin from 'html-webpack-plugin';

const NAME = 'InlineStylesPlugin';

/** Inlines the style sheets into the page with its nonce. They are small, and browsers request six files at a time. */
export class InlineStylesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(NAME, (data) => {
        const styles = data.assetTags.styles.map(({ attributes }) => {
          const file = attributes.href.slice(data.publicPath.length);
          const innerHTML = compilation.assets[file].source().toString();
          compilation.deleteAsset(file);
          return HtmlWebpackPlugin.createHtmlTagObject('style', { nonce: '%NONCE%' }, innerHTML, { plugin: NAME });
        });
        return { ...data, assetTags: { ...data.assetTags, styles } };
      });
    });
  }
}
