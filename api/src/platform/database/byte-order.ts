import { DataTypeNode, type KyselyPlugin, type OperationNode, OperationNodeTransformer, RawNode } from 'kysely';

class ByteOrderTransformer extends OperationNodeTransformer {
  override transformNode<T extends OperationNode | undefined>(node: T): T {
    return node && DataTypeNode.is(node) && node.dataType === 'text'
      ? (RawNode.createWithSql('text collate "C"') as OperationNode as T)
      : super.transformNode(node);
  }
}

const transformer = new ByteOrderTransformer();

/**
 * By default PostgreSQL sorts text by the server's locale. This plugin makes columns compare byte by byte, as SQLite
 * does, so lists, pages and timestamps sort the same on both engines.
 */
export const byteOrder: KyselyPlugin = {
  transformQuery: ({ node }) => transformer.transformNode(node),
  transformResult: async ({ result }) => result,
};
