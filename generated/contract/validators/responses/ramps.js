// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
import { RampDirection as validate1 } from '../bodies/ramps.js';
import { Usd as validate2 } from '../responses/offramp.js';
export { validate0 as Ramp };
const schema0 = {"type":"object","description":"A simulated transfer between fiat and the USDC of a wallet.","additionalProperties":false,"required":["id","walletId","direction","amount","provider","status","txHash","paymentId","fiatRef","failureReason","createdAt","confirmedAt"],"properties":{"id":{"type":"string","description":"The ramp.","examples":["rmp_01k9zt5r7m8q4x2v6b3n1c0m01"]},"walletId":{"type":"string","description":"An opaque id that begins with `wal_`.","examples":["wal_01k9zt5r7m8q4x2v6b3n1c0g01"]},"direction":{"description":"`on` from fiat to the wallet, `off` from the wallet to fiat.","imported":"RampDirection"},"amount":{"description":"The amount to transfer, in USD.","imported":"Usd"},"provider":{"description":"The provider that moves the money.","$ref":"RampProvider"},"status":{"description":"The status of the ramp.","$ref":"RampStatus"},"txHash":{"type":["string","null"],"pattern":"^0x[0-9a-f]{64}$","description":"For `on`: hash of the transaction that credited the wallet; null until CONFIRMED. For `off`: always null."},"paymentId":{"type":["string","null"],"description":"For `off`: id of the payment that the owners sign. For `on`: always null."},"fiatRef":{"type":["string","null"],"pattern":"^SIM-[0-9A-Z]{12}$","description":"The simulated bank reference; null until CONFIRMED.","examples":["SIM-7K2M9QX4R8TB"]},"failureReason":{"anyOf":[{"$ref":"RampFailureReason"},{"type":"null"}],"description":"The reason of the failure; null unless the ramp is FAILED."},"createdAt":{"type":"string","format":"date-time"},"confirmedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the ramp was confirmed; null before."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"string","enum":["simulated"],"description":"The provider of a ramp. Only `simulated` is available."};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema1.enum;
if(!(data === "simulated")){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
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

const schema2 = {"type":"string","x-states":"ramp","description":"The status of a ramp: SUBMITTED until the money has moved, then CONFIRMED or FAILED.","enum":["SUBMITTED","CONFIRMED","FAILED"],"x-final":["CONFIRMED","FAILED"]};

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
const vSchema0 = schema2.enum;
if(!(((data === "SUBMITTED") || (data === "CONFIRMED")) || (data === "FAILED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"};
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

const schema3 = {"type":"string","enum":["MINT_FAILED","PAYMENT_FAILED","PAYMENT_CANCELED"],"description":"The reason why a ramp failed: MINT_FAILED for `on`; PAYMENT_FAILED and PAYMENT_CANCELED for `off`."};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema3.enum;
if(!(((data === "MINT_FAILED") || (data === "PAYMENT_FAILED")) || (data === "PAYMENT_CANCELED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^0x[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^SIM-[0-9A-Z]{12}$", "u");
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
if(data.walletId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "walletId"},message:"must have required property '"+"walletId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.direction === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.amount === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.provider === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.txHash === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "txHash"},message:"must have required property '"+"txHash"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.paymentId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentId"},message:"must have required property '"+"paymentId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.fiatRef === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fiatRef"},message:"must have required property '"+"fiatRef"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.failureReason === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureReason"},message:"must have required property '"+"failureReason"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.createdAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.confirmedAt === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmedAt"},message:"must have required property '"+"confirmedAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.walletId !== undefined){
let data1 = data.walletId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/walletId",schemaPath:"#/properties/walletId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.direction !== undefined){
let data2 = data.direction;
const _errs6 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/direction",parentData:data,parentDataProperty:"direction",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.amount !== undefined){
let data3 = data.amount;
const _errs7 = errors;
if(!(validate2(data3, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs7 === errors;
}
if(data.provider !== undefined){
let data4 = data.provider;
const _errs8 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs8 === errors;
}
if(data.status !== undefined){
let data5 = data.status;
const _errs9 = errors;
if(!(validate5(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs9 === errors;
}
if(data.txHash !== undefined){
let data6 = data.txHash;
const _errs10 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/txHash",schemaPath:"#/properties/txHash/type",keyword:"type",params:{type: schema0.properties.txHash.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs11 = errors;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err16 = {instancePath:instancePath+"/txHash",schemaPath:"#/properties/txHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.paymentId !== undefined){
let data7 = data.paymentId;
const _errs12 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err17 = {instancePath:instancePath+"/paymentId",schemaPath:"#/properties/paymentId/type",keyword:"type",params:{type: schema0.properties.paymentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs13 = errors;
var valid0 = _errs12 === errors;
}
if(data.fiatRef !== undefined){
let data8 = data.fiatRef;
const _errs14 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err18 = {instancePath:instancePath+"/fiatRef",schemaPath:"#/properties/fiatRef/type",keyword:"type",params:{type: schema0.properties.fiatRef.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs15 = errors;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
const err19 = {instancePath:instancePath+"/fiatRef",schemaPath:"#/properties/fiatRef/pattern",keyword:"pattern",params:{pattern: "^SIM-[0-9A-Z]{12}$"},message:"must match pattern \""+"^SIM-[0-9A-Z]{12}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.failureReason !== undefined){
let data9 = data.failureReason;
const _errs16 = errors;
const _errs17 = errors;
let valid1 = false;
const _errs18 = errors;
if(!(validate7(data9, {instancePath:instancePath+"/failureReason",parentData:data,parentDataProperty:"failureReason",rootData}))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs19 = errors;
if(data9 !== null){
const err20 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs20 = errors;
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err21 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
if(data.createdAt !== undefined){
let data10 = data.createdAt;
const _errs21 = errors;
const _errs22 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err22 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs21 === errors;
}
if(data.confirmedAt !== undefined){
let data11 = data.confirmedAt;
const _errs23 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err24 = {instancePath:instancePath+"/confirmedAt",schemaPath:"#/properties/confirmedAt/type",keyword:"type",params:{type: schema0.properties.confirmedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs24 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err25 = {instancePath:instancePath+"/confirmedAt",schemaPath:"#/properties/confirmedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid0 = _errs23 === errors;
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate7 as RampFailureReason };

export { validate9 as RampList };

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ramps === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ramps"},message:"must have required property '"+"ramps"+"'"};
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
if(!(key0 === "ramps")){
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
if(data.ramps !== undefined){
let data0 = data.ramps;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate0(data1, {instancePath:instancePath+"/ramps/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
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
const err2 = {instancePath:instancePath+"/ramps",schemaPath:"#/properties/ramps/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate9.errors = vErrors;
return errors === 0;
}

export { validate3 as RampProvider };

export { validate5 as RampStatus };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
