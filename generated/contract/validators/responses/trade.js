// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
import { LineItem as validate20 } from '../bodies/trade.js';
import { UploadContentType as validate29 } from '../bodies/trade.js';
export { validate0 as Agreement };
const schema1 = {"type":"object","description":"The facts of a document, as they were extracted or corrected. The values are text as it appears in the document, null if nothing was found. vendorName, invoiceNumber, currency, totalMinor and dueDate are critical.","additionalProperties":false,"required":["vendorName","vendorEmail","invoiceNumber","currency","totalMinor","dueDate","bankDetails","poNumber","paymentTerms","issueDate","subtotalMinor","taxMinor","buyerName"],"properties":{"vendorName":{"type":["string","null"],"description":"Name of the vendor that issued the document."},"vendorEmail":{"type":["string","null"],"description":"The vendor's e-mail address."},"invoiceNumber":{"type":["string","null"],"description":"The invoice number as the document shows it."},"currency":{"type":["string","null"],"description":"The currency, an ISO 4217 code."},"totalMinor":{"type":["string","null"],"description":"The total, in minor units, as read."},"dueDate":{"type":["string","null"],"description":"Due date, YYYY-MM-DD."},"bankDetails":{"type":["string","null"],"description":"The bank details on the document."},"poNumber":{"type":["string","null"],"description":"The number of the purchase order on the document."},"paymentTerms":{"type":["string","null"],"description":"The payment terms as the document states them."},"issueDate":{"type":["string","null"],"description":"Date of issue, YYYY-MM-DD."},"subtotalMinor":{"type":["string","null"],"description":"The sum before tax, in minor units, as read."},"taxMinor":{"type":["string","null"],"description":"The tax, in minor units, as read."},"buyerName":{"type":["string","null"],"description":"Name of the buyer on the document."}}};
const func0 = Object.prototype.hasOwnProperty;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vendorName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vendorName"},message:"must have required property '"+"vendorName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.vendorEmail === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vendorEmail"},message:"must have required property '"+"vendorEmail"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.invoiceNumber === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoiceNumber"},message:"must have required property '"+"invoiceNumber"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.totalMinor === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalMinor"},message:"must have required property '"+"totalMinor"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.dueDate === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dueDate"},message:"must have required property '"+"dueDate"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.bankDetails === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankDetails"},message:"must have required property '"+"bankDetails"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.poNumber === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poNumber"},message:"must have required property '"+"poNumber"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.paymentTerms === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentTerms"},message:"must have required property '"+"paymentTerms"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.issueDate === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issueDate"},message:"must have required property '"+"issueDate"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.subtotalMinor === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subtotalMinor"},message:"must have required property '"+"subtotalMinor"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.taxMinor === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taxMinor"},message:"must have required property '"+"taxMinor"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.buyerName === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "buyerName"},message:"must have required property '"+"buyerName"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.vendorName !== undefined){
let data0 = data.vendorName;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
const err14 = {instancePath:instancePath+"/vendorName",schemaPath:"#/properties/vendorName/type",keyword:"type",params:{type: schema1.properties.vendorName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.vendorEmail !== undefined){
let data1 = data.vendorEmail;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err15 = {instancePath:instancePath+"/vendorEmail",schemaPath:"#/properties/vendorEmail/type",keyword:"type",params:{type: schema1.properties.vendorEmail.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.invoiceNumber !== undefined){
let data2 = data.invoiceNumber;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/invoiceNumber",schemaPath:"#/properties/invoiceNumber/type",keyword:"type",params:{type: schema1.properties.invoiceNumber.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.currency !== undefined){
let data3 = data.currency;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema1.properties.currency.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.totalMinor !== undefined){
let data4 = data.totalMinor;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/totalMinor",schemaPath:"#/properties/totalMinor/type",keyword:"type",params:{type: schema1.properties.totalMinor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.dueDate !== undefined){
let data5 = data.dueDate;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type: schema1.properties.dueDate.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs13 = errors;
var valid0 = _errs12 === errors;
}
if(data.bankDetails !== undefined){
let data6 = data.bankDetails;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/bankDetails",schemaPath:"#/properties/bankDetails/type",keyword:"type",params:{type: schema1.properties.bankDetails.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.poNumber !== undefined){
let data7 = data.poNumber;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/poNumber",schemaPath:"#/properties/poNumber/type",keyword:"type",params:{type: schema1.properties.poNumber.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.paymentTerms !== undefined){
let data8 = data.paymentTerms;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/paymentTerms",schemaPath:"#/properties/paymentTerms/type",keyword:"type",params:{type: schema1.properties.paymentTerms.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.issueDate !== undefined){
let data9 = data.issueDate;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err23 = {instancePath:instancePath+"/issueDate",schemaPath:"#/properties/issueDate/type",keyword:"type",params:{type: schema1.properties.issueDate.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs21 = errors;
var valid0 = _errs20 === errors;
}
if(data.subtotalMinor !== undefined){
let data10 = data.subtotalMinor;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err24 = {instancePath:instancePath+"/subtotalMinor",schemaPath:"#/properties/subtotalMinor/type",keyword:"type",params:{type: schema1.properties.subtotalMinor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs23 = errors;
var valid0 = _errs22 === errors;
}
if(data.taxMinor !== undefined){
let data11 = data.taxMinor;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err25 = {instancePath:instancePath+"/taxMinor",schemaPath:"#/properties/taxMinor/type",keyword:"type",params:{type: schema1.properties.taxMinor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.buyerName !== undefined){
let data12 = data.buyerName;
const _errs26 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err26 = {instancePath:instancePath+"/buyerName",schemaPath:"#/properties/buyerName/type",keyword:"type",params:{type: schema1.properties.buyerName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs27 = errors;
var valid0 = _errs26 === errors;
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
const formats0 = formats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.extractionId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extractionId"},message:"must have required property '"+"extractionId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.facts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sha256 === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.createdAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "extractionId")) || (key0 === "facts")) || (key0 === "sha256")) || (key0 === "createdAt"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.extractionId !== undefined){
let data1 = data.extractionId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/extractionId",schemaPath:"#/properties/extractionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.facts !== undefined){
let data2 = data.facts;
const _errs6 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/facts",parentData:data,parentDataProperty:"facts",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.sha256 !== undefined){
let data3 = data.sha256;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
const _errs9 = errors;
const _errs10 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs9 === errors;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate3 as Atoms };
const pattern1 = new RegExp("^(0|[1-9][0-9]{0,29})$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export { validate4 as DeliveryRecord };
const schema3 = {"type":"object","description":"The delivery of a sales order, and whether the buyer has accepted it.","additionalProperties":false,"required":["id","orderId","status","note","evidenceHash","deliveredAt","acceptedAt","invoiceId"],"properties":{"id":{"type":"string","description":"Id of the delivery.","examples":["dlr_01k9zt5r7m8q4x2v6b3n1c0r10"]},"orderId":{"type":"string","description":"Id of the sales order, `so_…`.","examples":["so_01k9zt5r7m8q4x2v6b3n1c0r01"]},"status":{"description":"Whether the buyer has accepted the delivery.","$ref":"DeliveryRecordStatus"},"note":{"type":"string","description":"The seller's note."},"evidenceHash":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"`0x` and the SHA-256 of the canonical JSON of the uploads' hashes, sorted; the hash of `[]` if there are no uploads."},"deliveredAt":{"type":"string","format":"date-time","description":"Time at which the delivery was recorded."},"acceptedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the buyer accepted; null before."},"invoiceId":{"type":["string","null"],"description":"Id of the DRAFT invoice that the acceptance created; null before, and if a party has no organization account."}}};
const schema4 = {"type":"string","x-states":"delivery-record","description":"The status of a delivery: recorded by the seller, then accepted by the buyer.","enum":["RECORDED","ACCEPTED"],"x-final":["ACCEPTED"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema4.enum;
if(!((data === "RECORDED") || (data === "ACCEPTED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^0x[0-9a-f]{64}$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.note === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.evidenceHash === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidenceHash"},message:"must have required property '"+"evidenceHash"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.deliveredAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveredAt"},message:"must have required property '"+"deliveredAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.acceptedAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acceptedAt"},message:"must have required property '"+"acceptedAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.invoiceId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoiceId"},message:"must have required property '"+"invoiceId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "orderId")) || (key0 === "status")) || (key0 === "note")) || (key0 === "evidenceHash")) || (key0 === "deliveredAt")) || (key0 === "acceptedAt")) || (key0 === "invoiceId"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.orderId !== undefined){
let data1 = data.orderId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(validate5(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.note !== undefined){
let data3 = data.note;
const _errs7 = errors;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs8 = errors;
var valid0 = _errs7 === errors;
}
if(data.evidenceHash !== undefined){
let data4 = data.evidenceHash;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err12 = {instancePath:instancePath+"/evidenceHash",schemaPath:"#/properties/evidenceHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/evidenceHash",schemaPath:"#/properties/evidenceHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.deliveredAt !== undefined){
let data5 = data.deliveredAt;
const _errs11 = errors;
const _errs12 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err14 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.acceptedAt !== undefined){
let data6 = data.acceptedAt;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/type",keyword:"type",params:{type: schema3.properties.acceptedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs14 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err17 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid0 = _errs13 === errors;
}
if(data.invoiceId !== undefined){
let data7 = data.invoiceId;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/invoiceId",schemaPath:"#/properties/invoiceId/type",keyword:"type",params:{type: schema3.properties.invoiceId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs16 = errors;
var valid0 = _errs15 === errors;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

export { validate5 as DeliveryRecordStatus };

export { validate1 as ExtractedFacts };

export { validate7 as Extraction };
const schema5 = {"type":"object","description":"The extracted facts of an uploaded document, which are reviewed and approved.","additionalProperties":false,"required":["id","uploadId","status","facts","flags","agreementId","createdAt"],"properties":{"id":{"type":"string","description":"The extraction.","examples":["ext_01k9zt5r7m8q4x2v6b3n1c0r20"]},"uploadId":{"type":"string","description":"Id of the upload that the facts were extracted from.","examples":["upl_01k9zt5r7m8q4x2v6b3n1c0r40"]},"status":{"description":"The status of the extraction.","$ref":"ExtractionStatus"},"facts":{"description":"The current facts of the document.","$ref":"ExtractedFacts"},"flags":{"type":"array","items":{"$ref":"ExtractionFlag"},"description":"The problems that were found, both OPEN and RESOLVED."},"agreementId":{"type":["string","null"],"description":"Id of the agreement; null until the extraction is approved."},"createdAt":{"type":"string","format":"date-time"}}};
const schema6 = {"type":"string","x-states":"extraction","description":"The status of an extraction. It is under review until its facts are approved into an agreement.","enum":["REVIEW","APPROVED"],"x-final":["APPROVED"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema6.enum;
if(!((data === "REVIEW") || (data === "APPROVED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","description":"A problem that a person has to review.","additionalProperties":false,"required":["id","kind","status","field","detail"],"properties":{"id":{"type":"string","description":"Id of the flag."},"kind":{"type":"string","enum":["MISSING_FIELD","TOTAL_MISMATCH","LOW_CONFIDENCE"],"description":"The kind of problem. MISSING_FIELD: a critical fact is missing. TOTAL_MISMATCH: the total is not the sum of subtotal and tax. LOW_CONFIDENCE: a fact does not have the form of its field."},"status":{"type":"string","enum":["OPEN","RESOLVED"],"description":"The status of the flag. It is RESOLVED once the check that raised it passes."},"field":{"type":["string","null"],"description":"The fact that the flag is about."},"detail":{"type":"string","description":"An explanation of the problem, in words."}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.field === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.detail === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "kind")) || (key0 === "status")) || (key0 === "field")) || (key0 === "detail"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs5 = errors;
const vSchema0 = schema7.properties.kind.enum;
if(!(((data1 === "MISSING_FIELD") || (data1 === "TOTAL_MISMATCH")) || (data1 === "LOW_CONFIDENCE"))){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema7.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs7 = errors;
const vSchema1 = schema7.properties.status.enum;
if(!((data2 === "OPEN") || (data2 === "RESOLVED"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema7.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.field !== undefined){
let data3 = data.field;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: schema7.properties.field.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.detail !== undefined){
let data4 = data.detail;
const _errs10 = errors;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.uploadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uploadId"},message:"must have required property '"+"uploadId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.facts === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "facts"},message:"must have required property '"+"facts"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.flags === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flags"},message:"must have required property '"+"flags"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.agreementId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agreementId"},message:"must have required property '"+"agreementId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.createdAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "uploadId")) || (key0 === "status")) || (key0 === "facts")) || (key0 === "flags")) || (key0 === "agreementId")) || (key0 === "createdAt"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.uploadId !== undefined){
let data1 = data.uploadId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/uploadId",schemaPath:"#/properties/uploadId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(validate8(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.facts !== undefined){
let data3 = data.facts;
const _errs7 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/facts",parentData:data,parentDataProperty:"facts",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs7 === errors;
}
if(data.flags !== undefined){
let data4 = data.flags;
const _errs8 = errors;
const _errs9 = errors;
if(Array.isArray(data4)){
let valid1 = true;
const before0 = errors;
const end0 = data4.length;
for(let i0=0; i0<end0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
if(!(validate11(data5, {instancePath:instancePath+"/flags/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs10 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.agreementId !== undefined){
let data6 = data.agreementId;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err11 = {instancePath:instancePath+"/agreementId",schemaPath:"#/properties/agreementId/type",keyword:"type",params:{type: schema5.properties.agreementId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
}
if(data.createdAt !== undefined){
let data7 = data.createdAt;
const _errs13 = errors;
const _errs14 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
}
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err12 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs13 === errors;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export { validate11 as ExtractionFlag };

export { validate13 as ExtractionList };

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.extractions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extractions"},message:"must have required property '"+"extractions"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "extractions")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.extractions !== undefined){
let data0 = data.extractions;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate7(data1, {instancePath:instancePath+"/extractions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/extractions",schemaPath:"#/properties/extractions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export { validate8 as ExtractionStatus };

export { validate15 as SalesOrder };
const schema9 = {"type":"object","description":"An order between two tenants, which both can read. The signatures are recorded acceptances of an authenticated party, not wallet signatures.","additionalProperties":false,"required":["id","number","status","version","buyerTenantId","sellerTenantId","buyerDid","sellerDid","totalAtoms","currency","dueDays","terms","contentHash","changeNote","buyerSigned","sellerSigned","salesOrderHash","extractionId","agreementId","financeable","acceptedAt","createdAt","updatedAt"],"properties":{"id":{"type":"string","description":"The order.","examples":["so_01k9zt5r7m8q4x2v6b3n1c0r01"]},"number":{"type":"string","description":"The order number: `SO-` and the buyer's sequence number.","examples":["SO-1"]},"status":{"description":"The status of the order.","$ref":"SalesOrderStatus"},"version":{"type":"integer","minimum":1,"description":"Number of the version: 1 at first, one more with every change of terms."},"buyerTenantId":{"type":"string","description":"Id of the tenant that created it."},"sellerTenantId":{"type":"string","description":"Id of the seller: the tenant that responds and delivers."},"buyerDid":{"type":"string","description":"The DID of the buyer, `did:subject:<identity id>`."},"sellerDid":{"type":"string","description":"The DID of the seller, `did:subject:<identity id>`."},"totalAtoms":{"description":"The sum of the line items, in atoms.","$ref":"Atoms"},"currency":{"type":"string","enum":["USD"],"description":"Always USD."},"dueDays":{"type":"integer","minimum":0,"maximum":365,"description":"Number of days from the invoice until it is due, as in the terms."},"terms":{"description":"The terms of this version.","$ref":"SalesOrderTerms"},"contentHash":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"`0x` and the SHA-256 of the canonical JSON of number, version, buyerDid, sellerDid, currency and terms."},"changeNote":{"type":["string","null"],"description":"The last note of the seller; null if there is none."},"buyerSigned":{"type":"boolean","description":"True from the submission until the terms change."},"sellerSigned":{"type":"boolean","description":"True once the seller has accepted."},"salesOrderHash":{"type":["string","null"],"pattern":"^0x[0-9a-f]{64}$","description":"`0x` and the SHA-256 of the canonical JSON of contentHash, buyerDid, sellerDid and acceptedAt; null until the order is ACCEPTED."},"extractionId":{"type":["string","null"],"description":"Id of the extraction that the order was created from; null if there is none."},"agreementId":{"type":["string","null"],"description":"Id of the agreement that the order is based on; null if there is none."},"financeable":{"type":"boolean","description":"True if the order can be financed: it is ACCEPTED or DELIVERED, not settled, and has no purchase order other than a REPAID one."},"acceptedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the seller accepted; null before."},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time","description":"Time of the last change."}}};
const schema10 = {"type":"string","x-states":"sales-order","description":"The status of a sales order. COMPLETED, REJECTED and CANCELED are final.","enum":["DRAFT","SUBMITTED","CHANGES_REQUESTED","ACCEPTED","DELIVERED","COMPLETED","REJECTED","CANCELED"],"x-final":["COMPLETED","REJECTED","CANCELED"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema10.enum;
if(!((((((((data === "DRAFT") || (data === "SUBMITTED")) || (data === "CHANGES_REQUESTED")) || (data === "ACCEPTED")) || (data === "DELIVERED")) || (data === "COMPLETED")) || (data === "REJECTED")) || (data === "CANCELED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","description":"The terms of a sales order.","additionalProperties":false,"required":["lineItems","dueDays","deliveryTerms"],"properties":{"lineItems":{"type":"array","items":{"imported":"LineItem"},"description":"The line items; empty in a new draft."},"dueDays":{"type":"integer","minimum":0,"maximum":365,"description":"Number of days from the invoice until it is due."},"deliveryTerms":{"type":["string","null"],"description":"The delivery terms, such as an Incoterm; null if there are none."}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lineItems === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lineItems"},message:"must have required property '"+"lineItems"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dueDays === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dueDays"},message:"must have required property '"+"dueDays"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.deliveryTerms === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryTerms"},message:"must have required property '"+"deliveryTerms"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "lineItems") || (key0 === "dueDays")) || (key0 === "deliveryTerms"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.lineItems !== undefined){
let data0 = data.lineItems;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate20(data1, {instancePath:instancePath+"/lineItems/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/lineItems",schemaPath:"#/properties/lineItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.dueDays !== undefined){
let data2 = data.dueDays;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/dueDays",schemaPath:"#/properties/dueDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs6 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 365 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/dueDays",schemaPath:"#/properties/dueDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/dueDays",schemaPath:"#/properties/dueDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid0 = _errs5 === errors;
}
if(data.deliveryTerms !== undefined){
let data3 = data.deliveryTerms;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/deliveryTerms",schemaPath:"#/properties/deliveryTerms/type",keyword:"type",params:{type: schema11.properties.deliveryTerms.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs8 = errors;
var valid0 = _errs7 === errors;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.buyerTenantId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "buyerTenantId"},message:"must have required property '"+"buyerTenantId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sellerTenantId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerTenantId"},message:"must have required property '"+"sellerTenantId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.buyerDid === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "buyerDid"},message:"must have required property '"+"buyerDid"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sellerDid === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerDid"},message:"must have required property '"+"sellerDid"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.totalAtoms === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalAtoms"},message:"must have required property '"+"totalAtoms"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.currency === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.dueDays === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dueDays"},message:"must have required property '"+"dueDays"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.terms === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "terms"},message:"must have required property '"+"terms"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.contentHash === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentHash"},message:"must have required property '"+"contentHash"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.changeNote === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeNote"},message:"must have required property '"+"changeNote"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.buyerSigned === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "buyerSigned"},message:"must have required property '"+"buyerSigned"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.sellerSigned === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerSigned"},message:"must have required property '"+"sellerSigned"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.salesOrderHash === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "salesOrderHash"},message:"must have required property '"+"salesOrderHash"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.extractionId === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extractionId"},message:"must have required property '"+"extractionId"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.agreementId === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agreementId"},message:"must have required property '"+"agreementId"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.financeable === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "financeable"},message:"must have required property '"+"financeable"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.acceptedAt === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acceptedAt"},message:"must have required property '"+"acceptedAt"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.createdAt === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.updatedAt === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
const err23 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err24 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.number !== undefined){
let data1 = data.number;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err25 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(validate16(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.version !== undefined){
let data3 = data.version;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err26 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs8 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err27 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid0 = _errs7 === errors;
}
if(data.buyerTenantId !== undefined){
let data4 = data.buyerTenantId;
const _errs9 = errors;
if(typeof data4 !== "string"){
const err28 = {instancePath:instancePath+"/buyerTenantId",schemaPath:"#/properties/buyerTenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs10 = errors;
var valid0 = _errs9 === errors;
}
if(data.sellerTenantId !== undefined){
let data5 = data.sellerTenantId;
const _errs11 = errors;
if(typeof data5 !== "string"){
const err29 = {instancePath:instancePath+"/sellerTenantId",schemaPath:"#/properties/sellerTenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
}
if(data.buyerDid !== undefined){
let data6 = data.buyerDid;
const _errs13 = errors;
if(typeof data6 !== "string"){
const err30 = {instancePath:instancePath+"/buyerDid",schemaPath:"#/properties/buyerDid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs14 = errors;
var valid0 = _errs13 === errors;
}
if(data.sellerDid !== undefined){
let data7 = data.sellerDid;
const _errs15 = errors;
if(typeof data7 !== "string"){
const err31 = {instancePath:instancePath+"/sellerDid",schemaPath:"#/properties/sellerDid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs16 = errors;
var valid0 = _errs15 === errors;
}
if(data.totalAtoms !== undefined){
let data8 = data.totalAtoms;
const _errs17 = errors;
if(!(validate3(data8, {instancePath:instancePath+"/totalAtoms",parentData:data,parentDataProperty:"totalAtoms",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs17 === errors;
}
if(data.currency !== undefined){
let data9 = data.currency;
const _errs18 = errors;
if(typeof data9 !== "string"){
const err32 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs19 = errors;
const vSchema0 = schema9.properties.currency.enum;
if(!(data9 === "USD")){
const err33 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema9.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.dueDays !== undefined){
let data10 = data.dueDays;
const _errs20 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err34 = {instancePath:instancePath+"/dueDays",schemaPath:"#/properties/dueDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs21 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 365 || isNaN(data10)){
const err35 = {instancePath:instancePath+"/dueDays",schemaPath:"#/properties/dueDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err36 = {instancePath:instancePath+"/dueDays",schemaPath:"#/properties/dueDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.terms !== undefined){
let data11 = data.terms;
const _errs22 = errors;
if(!(validate19(data11, {instancePath:instancePath+"/terms",parentData:data,parentDataProperty:"terms",rootData}))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs22 === errors;
}
if(data.contentHash !== undefined){
let data12 = data.contentHash;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data12 === "string"){
if(!pattern2.test(data12)){
const err37 = {instancePath:instancePath+"/contentHash",schemaPath:"#/properties/contentHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/contentHash",schemaPath:"#/properties/contentHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs23 === errors;
}
if(data.changeNote !== undefined){
let data13 = data.changeNote;
const _errs25 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err39 = {instancePath:instancePath+"/changeNote",schemaPath:"#/properties/changeNote/type",keyword:"type",params:{type: schema9.properties.changeNote.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs26 = errors;
var valid0 = _errs25 === errors;
}
if(data.buyerSigned !== undefined){
let data14 = data.buyerSigned;
const _errs27 = errors;
if(typeof data14 !== "boolean"){
const err40 = {instancePath:instancePath+"/buyerSigned",schemaPath:"#/properties/buyerSigned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs28 = errors;
var valid0 = _errs27 === errors;
}
if(data.sellerSigned !== undefined){
let data15 = data.sellerSigned;
const _errs29 = errors;
if(typeof data15 !== "boolean"){
const err41 = {instancePath:instancePath+"/sellerSigned",schemaPath:"#/properties/sellerSigned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs30 = errors;
var valid0 = _errs29 === errors;
}
if(data.salesOrderHash !== undefined){
let data16 = data.salesOrderHash;
const _errs31 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err42 = {instancePath:instancePath+"/salesOrderHash",schemaPath:"#/properties/salesOrderHash/type",keyword:"type",params:{type: schema9.properties.salesOrderHash.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs32 = errors;
if(typeof data16 === "string"){
if(!pattern2.test(data16)){
const err43 = {instancePath:instancePath+"/salesOrderHash",schemaPath:"#/properties/salesOrderHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid0 = _errs31 === errors;
}
if(data.extractionId !== undefined){
let data17 = data.extractionId;
const _errs33 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
const err44 = {instancePath:instancePath+"/extractionId",schemaPath:"#/properties/extractionId/type",keyword:"type",params:{type: schema9.properties.extractionId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs34 = errors;
var valid0 = _errs33 === errors;
}
if(data.agreementId !== undefined){
let data18 = data.agreementId;
const _errs35 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
const err45 = {instancePath:instancePath+"/agreementId",schemaPath:"#/properties/agreementId/type",keyword:"type",params:{type: schema9.properties.agreementId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs36 = errors;
var valid0 = _errs35 === errors;
}
if(data.financeable !== undefined){
let data19 = data.financeable;
const _errs37 = errors;
if(typeof data19 !== "boolean"){
const err46 = {instancePath:instancePath+"/financeable",schemaPath:"#/properties/financeable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs38 = errors;
var valid0 = _errs37 === errors;
}
if(data.acceptedAt !== undefined){
let data20 = data.acceptedAt;
const _errs39 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
const err47 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/type",keyword:"type",params:{type: schema9.properties.acceptedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs40 = errors;
if((typeof data20 == "number") && (isFinite(data20))){
}
if(typeof data20 === "string"){
if(!(formats0(data20))){
const err48 = {instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var valid0 = _errs39 === errors;
}
if(data.createdAt !== undefined){
let data21 = data.createdAt;
const _errs41 = errors;
const _errs42 = errors;
if((typeof data21 == "number") && (isFinite(data21))){
}
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err49 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid0 = _errs41 === errors;
}
if(data.updatedAt !== undefined){
let data22 = data.updatedAt;
const _errs43 = errors;
const _errs44 = errors;
if((typeof data22 == "number") && (isFinite(data22))){
}
if(typeof data22 === "string"){
if(!(formats0(data22))){
const err51 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid0 = _errs43 === errors;
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export { validate22 as SalesOrderList };

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.salesOrders === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "salesOrders"},message:"must have required property '"+"salesOrders"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "salesOrders")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.salesOrders !== undefined){
let data0 = data.salesOrders;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate15(data1, {instancePath:instancePath+"/salesOrders/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/salesOrders",schemaPath:"#/properties/salesOrders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export { validate16 as SalesOrderStatus };

export { validate19 as SalesOrderTerms };

export { validate24 as SettlementCheck };
const schema14 = {"type":["string","null"],"enum":["INVOICE","LOAN",null],"description":"How the order was paid: its invoice was released, or its loan was repaid."};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema14.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema14.enum;
if(!(((data === "INVOICE") || (data === "LOAN")) || (data === null))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.settled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settled"},message:"must have required property '"+"settled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.checkedAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkedAt"},message:"must have required property '"+"checkedAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.order === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "settled") || (key0 === "source")) || (key0 === "checkedAt")) || (key0 === "order"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.settled !== undefined){
let data0 = data.settled;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
const err5 = {instancePath:instancePath+"/settled",schemaPath:"#/properties/settled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.source !== undefined){
let data1 = data.source;
const _errs4 = errors;
if(!(validate25(data1, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate25.errors : joined(vErrors, validate25.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.checkedAt !== undefined){
let data2 = data.checkedAt;
const _errs5 = errors;
const _errs6 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
}
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err6 = {instancePath:instancePath+"/checkedAt",schemaPath:"#/properties/checkedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/checkedAt",schemaPath:"#/properties/checkedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.order !== undefined){
let data3 = data.order;
const _errs7 = errors;
if(!(validate15(data3, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData}))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs7 === errors;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export { validate25 as SettlementSource };

export { validate28 as Upload };

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sha256 === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.size === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.contentType === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentType"},message:"must have required property '"+"contentType"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.createdAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "sha256")) || (key0 === "size")) || (key0 === "contentType")) || (key0 === "createdAt"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.sha256 !== undefined){
let data1 = data.sha256;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.size !== undefined){
let data2 = data.size;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5242880 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5242880},message:"must be <= 5242880"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.contentType !== undefined){
let data3 = data.contentType;
const _errs8 = errors;
if(!(validate29(data3, {instancePath:instancePath+"/contentType",parentData:data,parentDataProperty:"contentType",rootData}))){
vErrors = vErrors === null ? validate29.errors : joined(vErrors, validate29.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs8 === errors;
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
const _errs9 = errors;
const _errs10 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err12 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs9 === errors;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
